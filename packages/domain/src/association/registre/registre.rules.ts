// A line of a public register is read into this shape, whatever the register.
import { withoutArrondissement } from '../../identifiants/noms.ts';

export type RegistreSource = 'RNA' | 'Sirene';

type Texts = Record<string, string>;
/** Holds only what one register fills in, each value under the name of its field. */
export type Apport = {
  /** The day when the register wrote the line; null when the register does not say. */
  date: string | null;
  identite: Record<string, string | boolean>;
  coordonnees: { adresse_siege?: Texts; adresse_gestion?: Texts; site_web?: string };
  activites: Texts;
  /** The day when the association ended, if it did. */
  date_dissolution?: string;
  /** True when the association ended, but the register does not say when. */
  dissoute?: boolean;
};

/** The numbers that identify the association in the lines of all registers. */
export type Cles = { id_rna?: string; id_ex?: string; id_siren?: string };

export type LigneAssociation = { cles: Cles; apport: Apport };

export type LigneEtablissement = {
  siret: string;
  est_siege: boolean;
  actif: boolean;
  date_fermeture: string | null;
  enseigne: string | null;
  date: string | null;
  adresse: Texts;
};

/** A line of a file, by the names of its columns. */
export type RegistreColonnes = Readonly<Record<string, string | undefined>>;

/** Returns the name of a town, without the arrondissement that the registers add to it. */
export function readCommune(text: string | undefined): string | undefined {
  const commune = readText(text);
  return commune && withoutArrondissement(commune);
}

/**
 * Returns a text without its doubled apostrophes and repeated spaces, or undefined when it means nothing: « [ND] » (not
 * to be published) or no letter and no digit.
 */
export function readText(text: string | undefined): string | undefined {
  if (!text) return undefined;
  let clean = text.replaceAll("''", "'").normalize('NFC');
  if (severalSpaces.test(clean)) clean = clean.replace(/\s+/g, ' ');
  clean = clean.trim();
  // Quotes that the file did not double are still around the field.
  if (clean.startsWith('"')) clean = clean.replace(/^"(.*)"$/, '$1');
  return clean === '[ND]' || !/[\p{L}\p{N}]/u.test(clean) ? undefined : clean;
}

/** Matches two spaces in a row, or one that is not a plain space. */
const severalSpaces = /\s\s|[^\S ]/;

/**
 * Reads the day at the start of a text, dropping a time after it. Any other text gives undefined, and so does «
 * 0001-01-01 », which both files write when there is no date.
 */
export function readDate(text: string | undefined): string | undefined {
  const day = (text ?? '').trim().slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !day.startsWith('0001') && !day.startsWith('0000')
    ? day
    : undefined;
}

/** Keeps only the values that are filled in. */
export function filledValues<T>(values: Readonly<Record<string, T | undefined>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, T] => entry[1] !== undefined),
  );
}

/** Cuts an acronym of a register longer than 20 characters to 17 and three dots (§5 Imported data). */
export const cutSigle = (sigle: string): string =>
  [...sigle].length > 20 ? `${[...sigle].slice(0, 17).join('')}...` : sigle;
