// The number of an establishment, in the columns of SIRETs: where Sirene does not reach it is that of another register,
// behind the letters of its territory, as nine digits alone could be a SIREN, a RIDET or a TAHITI number (ADR 0565).
import type { Format } from '../kernel/formats.ts';
import { siret, toSiren } from './siren-siret.ts';

export type GenreLocal = 'ridet' | 'tahiti';

/** As it is kept: a SIRET, a RIDET of New Caledonia or a TAHITI number of French Polynesia. */
export const numeroEtablissement = /^(?:\d{14}|NC\d{10}|PF[A-Z\d]\d{8})$/;

/** Tells which local number a kept one is; null for a SIRET. */
export const genreLocal = (kept: string): GenreLocal | null => {
  if (!numeroEtablissement.test(kept) || /^\d/.test(kept)) return null;
  return kept.startsWith('NC') ? 'ridet' : 'tahiti';
};

/** What people call each local number. */
export const nomsLocaux = { ridet: 'RIDET', tahiti: 'numéro TAHITI' } as const satisfies Record<
  GenreLocal,
  string
>;

/** Titles the page, and the links to it, where an association gives the number of its seat, or asks for one. */
export const numeroTitle = (genre: GenreLocal | null): string => {
  if (genre === null) return 'Obtenir un SIRET';
  return genre === 'ridet' ? 'Numéro RIDET' : 'Numéro TAHITI';
};

/** Says what an association without a number does: it gives that of its territory, or asks Sirene for a SIRET. */
export const toNumeroActe = (genre: GenreLocal | null): string =>
  genre === null ? numeroTitle(null) : `Indiquer le ${nomsLocaux[genre]}`;

/** Returns a number without the letters of its territory, as its register writes it; a SIRET is left as it is. */
export const numeroNu = (kept: string): string => (genreLocal(kept) ? kept.slice(2) : kept);

/** Returns what names the whole association in the number of one of its establishments: a SIREN, or a local number cut. */
export const uniteLegale = (kept: string): string => (genreLocal(kept) ? kept.slice(0, -3) : toSiren(kept));

/** The number of any establishment, once kept; it has the name of the SIRET, since both are shown by the same hand. */
export const siretOrLocal: Format = {
  ...siret,
  check: (text) => (genreLocal(text) ? null : siret.check(text)),
  warn: (text) => (genreLocal(text) ? null : (siret.warn?.(text) ?? null)),
};

/**
 * The number of an establishment of another association, as a person types it: a local number says what it is or begins
 * with the letter of a TAHITI number, since digits alone are those of a SIRET. It stands here, as the pages of dossiers
 * load it.
 */
export const siretOrLocalSaisi: Format = {
  ...siretOrLocal,
  name: 'siretOuLocal',
  normalise: (text) => {
    const local = text
      .toUpperCase()
      .replace(/[^A-Z\d]/g, '')
      .replace(/^RIDET(?=\d{10}$)/, 'NC')
      .replace(/^(?:TAHITI(?=.\d{8}$)|(?=[A-Z]\d{8}$))/, 'PF');
    return genreLocal(local) ? local : (siret.normalise?.(text) ?? text);
  },
};
