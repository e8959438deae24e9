// An RNA number is W, a digit, one alphanumeric (a letter in Corsica and overseas), then 7 digits (§5).
import type { Format } from '../kernel/formats.ts';
import { compactCapitals, withoutLabel } from './caracteres.ts';

export const rna: Format = {
  name: 'rna',
  normalise: (text) => compactCapitals(withoutLabel(text, /rna|waldec/)),
  check: (text) => (/^W\d[0-9A-Z]\d{7}$/.test(text) ? null : { code: 'identifiant.rna' }),
  exemple: 'W132000417',
};
