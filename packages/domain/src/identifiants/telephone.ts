// Telephone numbers are kept as digits with an optional leading + (§5 Phone, phoneSiret).
import type { Format } from '../kernel/formats.ts';

export const telephone: Format = {
  name: 'telephone',
  normalise: (text) => text.trim(),
  check: (text) => (/^\+?\d+$/.test(text) ? null : { code: 'identifiant.telephone' }),
  exemple: '0465710000',
};

/** The number of a SIRET request: 10 to 14 digits. */
export const telephoneSiret: Format = {
  name: 'telephoneSiret',
  normalise: (text) => text.trim(),
  check: (text) => (/^\d{10,14}$/.test(text) ? null : { code: 'identifiant.telephone-siret' }),
  exemple: '0465710000',
};

/** What a screen makes of a pasted « 04.65.71-00 00 » before it is checked: separators go, anything else stays. */
export const cleanTelephone = (text: string): string => text.replace(/(?<=\d)[\s.\-/]+(?=\d)/g, '').trim();
