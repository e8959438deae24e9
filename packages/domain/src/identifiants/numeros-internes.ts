// The portal gives these numbers itself: `id_fo` by year, `id_correspondance` from one sequence.
import type { Format } from '../kernel/formats.ts';
import { withPlainHyphens } from './caracteres.ts';

/** The number has two digits of the year, a dash, and six digits or more: « 26-000123 ». */
export const idFo: Format = {
  name: 'id_fo',
  normalise: withPlainHyphens,
  check: (text) => (/^\d{2}-\d{6,9}$/.test(text) ? null : { code: 'identifiant.numero-interne' }),
  exemple: '26-000123',
};

/** The number has 1 to 8 digits, so that it cannot be taken for a SIREN. */
export const idCorrespondance: Format = {
  name: 'id_correspondance',
  normalise: (text) => text.trim(),
  check: (text) => (/^[1-9]\d{0,7}$/.test(text) ? null : { code: 'identifiant.numero-interne' }),
  exemple: '1019804',
};

/** Turns (2026, 123) into « 26-000123 »; `rang` comes from the sequence of that year. */
export const formatIdFo = (annee: number, rang: number): string =>
  `${String(annee % 100).padStart(2, '0')}-${String(rang).padStart(6, '0')}`;
