// In New Caledonia and French Polynesia, which Sirene does not cover, the number of an establishment is a RIDET or a TAHITI
// number (ADR 0565). Neither has a check digit that is published.
import type { Format, FormatProblem } from '../kernel/formats.ts';
import { compactCapitals, withoutLabel } from './caracteres.ts';
import { formatSiret } from './nombres-affiches.ts';
import { type GenreLocal, genreLocal } from './numero-etablissement.ts';

type NumeroLocal = {
  prefixe: string;
  label: RegExp;
  /** The number of the association, then the three digits of its establishment. */
  entier: RegExp;
  unite: RegExp;
  exemple: string;
};

const numero = String.raw`(?:num[ée]ro\s+(?:de\s+)?)?`;

const numerosLocaux: Readonly<Record<GenreLocal, NumeroLocal>> = {
  ridet: {
    prefixe: 'NC',
    label: new RegExp(`${numero}(?:ridet|rid)`),
    entier: /^\d{10}$/,
    unite: /^\d{7}$/,
    exemple: '1234567.001',
  },
  tahiti: {
    prefixe: 'PF',
    label: new RegExp(String.raw`${numero}t\.?a\.?h\.?i\.?t\.?i\.?`),
    entier: /^[A-Z\d]\d{8}$/,
    unite: /^[A-Z\d]\d{5}$/,
    exemple: 'A12345-001',
  },
};

const genres = Object.keys(numerosLocaux) as GenreLocal[];

export const ridet: Format = localFormat('ridet');
export const tahiti: Format = localFormat('tahiti');

/** Returns a number as a file for people holds it: a SIRET in digits alone, a local number with what it is. */
export const numeroExporte = (kept: string): string =>
  genreLocal(kept) ? formatSiret(kept).replaceAll('\u00a0', ' ') : kept;

/**
 * Recognises a local number by its label, by its kept form or by a shape that no other number has; without its
 * establishment, `isEntier` is false. Nine digits alone are read as a SIREN.
 */
export function recogniseLocal(text: string): { value: string; isEntier: boolean } | null {
  for (const genre of genres) {
    const { prefixe, entier, unite } = numerosLocaux[genre];
    if (!isNamedAs(genre, text) && !isOwnShape(text)) continue;
    const bare = bareOf(genre, text);
    if (entier.test(bare)) return { value: prefixe + bare, isEntier: true };
    if (unite.test(bare)) return { value: prefixe + bare, isEntier: false };
  }
  return null;
}

function localFormat(genre: GenreLocal): Format {
  const { prefixe, entier, exemple } = numerosLocaux[genre];
  return {
    name: genre,
    normalise: (text) => {
      const bare = bareOf(genre, text);
      return entier.test(bare) ? prefixe + bare : bare;
    },
    check: (text) => localProblem(genre, text),
    exemple,
  };
}

function localProblem(genre: GenreLocal, text: string): FormatProblem | null {
  if (genreLocal(text) === genre) return null;
  const isCut = numerosLocaux[genre].unite.test(text);
  return { code: isCut ? `numero-local.${genre}-sans-etablissement` : `numero-local.${genre}` };
}

/**
 * Ten digits, the last three apart or none, are a RIDET; a letter before digits is that of a TAHITI number, unless it
 * begins an RNA number.
 */
const isOwnShape = (text: string): boolean => {
  const shown = text.trim();
  const isGrouped = /^\d{10}$|^\d\s?\d{3}\s?\d{3}[^\d\p{L}]+\d{3}$/u.test(shown);
  return isGrouped || /^[A-VX-Z]\d+$/.test(compactCapitals(shown));
};

const isNamedAs = (genre: GenreLocal, text: string): boolean => {
  const { label, prefixe } = numerosLocaux[genre];
  return (
    withoutLabel(text, label) !== withoutLabel(text, /(?!)/) || compactCapitals(text).startsWith(prefixe)
  );
};

/** Returns the number alone; a RID of six digits, from before they were seven, begins with a 0 that is not written. */
function bareOf(genre: GenreLocal, text: string): string {
  const { label, prefixe } = numerosLocaux[genre];
  const compact = compactCapitals(withoutLabel(text, label));
  const bare = compact.startsWith(prefixe) ? compact.slice(prefixe.length) : compact;
  return genre === 'ridet' && /^(?:\d{6}|\d{9})$/.test(bare) ? `0${bare}` : bare;
}
