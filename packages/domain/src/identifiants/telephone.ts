// Telephone numbers are kept as digits with an optional leading + (§5 Phone, phoneSiret).
import type { Format } from '../kernel/formats.ts';
import { withoutLabel, withoutSeparatorsBetweenDigits } from './caracteres.ts';

const label = /t[ée]l(?:[ée]phone)?\.?|portable|mobile|phone/;
/** « +33 (0)6 12 34 56 78 »: the zero in brackets is dialled inside the country alone. */
const zeroInside = /^(\+\d{1,3})\s*\(0\)\s*/;

/** Removes the separators of « 04.65.71-00 00 », typed or pasted, and the label before it, and keeps anything else. */
export function cleanTelephone(text: string): string {
  return withoutSeparatorsBetweenDigits(withoutLabel(text, label).trim().replace(zeroInside, '$1'));
}

/** What begins by one zero is dialled in France, where a number has ten digits; « 00 » begins a number of elsewhere. */
const isCutShort = (text: string): boolean => /^0[1-9]/.test(text) && text.length !== 10;

/** No number of the world is longer: more digits are two numbers. */
const mostDigits = 15;

export const telephone: Format = {
  name: 'telephone',
  normalise: cleanTelephone,
  check: (text) => {
    if (!/^\+?\d+$/.test(text)) return { code: 'identifiant.telephone' };
    return text.replace('+', '').length > mostDigits ? { code: 'identifiant.telephone-double' } : null;
  },
  warn: (text) =>
    isCutShort(text) ? { code: 'identifiant.telephone-inexact', params: { n: text.length } } : null,
  exemple: '0465710000',
};

/** The telephone number of a SIRET request has 10 to 14 digits. */
export const telephoneSiret: Format = {
  name: 'telephoneSiret',
  normalise: cleanTelephone,
  check: (text) => (/^\d{10,14}$/.test(text) ? null : { code: 'identifiant.telephone-siret' }),
  exemple: '0465710000',
};
