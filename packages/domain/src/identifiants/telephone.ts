// Telephone numbers are kept as digits with an optional leading + (§5 Phone, phoneSiret).
import type { Format } from '../kernel/formats.ts';
import { withoutSeparatorsBetweenDigits } from './caracteres.ts';

/** Removes the separators of « 04.65.71-00 00 », typed or pasted, and keeps anything else. */
export function cleanTelephone(text: string): string {
  return withoutSeparatorsBetweenDigits(text);
}

export const telephone: Format = {
  name: 'telephone',
  normalise: cleanTelephone,
  check: (text) => (/^\+?\d+$/.test(text) ? null : { code: 'identifiant.telephone' }),
  exemple: '0465710000',
};

/** The telephone number of a SIRET request has 10 to 14 digits. */
export const telephoneSiret: Format = {
  name: 'telephoneSiret',
  normalise: cleanTelephone,
  check: (text) => (/^\d{10,14}$/.test(text) ? null : { code: 'identifiant.telephone-siret' }),
  exemple: '0465710000',
};
