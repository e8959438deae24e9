// The database gives these identifiers: 32 hexadecimal digits, in five groups.
import type { Format } from '../kernel/formats.ts';

/** Tells whether the text has the shape of a UUID; the database would refuse to compare any other text with one. */
export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

export const uuid: Format = {
  name: 'uuid',
  normalise: (text) => text.trim().toLowerCase(),
  check: (text) => (isUuid(text) ? null : { code: 'identifiant.numero-interne' }),
};
