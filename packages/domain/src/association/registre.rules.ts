// What a line of a public register says of an association, whatever the register (decisions, Systems outside › Registers).

export type Source = 'RNA' | 'Sirene';

type Texts = Record<string, string>;
/** What one register says: only what it fills in, each row under its own name. */
export type Apport = {
  /** The day the register wrote it; null when it does not say. */
  date: string | null;
  identite: Record<string, string | boolean>;
  coordonnees: { adresse_siege?: Texts; adresse_gestion?: Texts; site_web?: string };
  activites: Texts;
  /** The day the association ended, when it did. */
  date_dissolution?: string;
  /** It ended, but the register does not say when. */
  dissoute?: boolean;
};

/** What identifies the association in the lines of all registers. */
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
export type Colonnes = Readonly<Record<string, string | undefined>>;

/** Doubled apostrophes, several spaces, « [ND] » for what may not be published and lone punctuation mean nothing. */
export function readText(text: string | undefined): string | undefined {
  if (!text) return undefined;
  let clean = text.replaceAll("''", "'").normalize('NFC');
  if (severalSpaces.test(clean)) clean = clean.replace(/\s+/g, ' ');
  clean = clean.trim();
  // Quotes that the file did not double come with their field.
  if (clean.startsWith('"')) clean = clean.replace(/^"(.*)"$/, '$1');
  return clean === '[ND]' || !/[\p{L}\p{N}]/u.test(clean) ? undefined : clean;
}

/** Two in a row, or one that is not a plain space. */
const severalSpaces = /\s\s|[^\S ]/;

/** « 0001-01-01 » is how both files write that there is no date; an hour after the day is dropped. */
export function readDate(text: string | undefined): string | undefined {
  const day = (text ?? '').trim().slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !day.startsWith('0001') && !day.startsWith('0000')
    ? day
    : undefined;
}

/** Only what is filled in. */
export function filled<T>(values: Readonly<Record<string, T | undefined>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, T] => entry[1] !== undefined),
  );
}

/** Registers write long acronyms: beyond 20 characters, 17 and three dots (§5 Imported data). */
export const cutSigle = (sigle: string): string =>
  [...sigle].length > 20 ? `${[...sigle].slice(0, 17).join('')}...` : sigle;
