// The journal says of each field that an act changed what it held before and after, in the words of its form; never a
// secret nor a bank account.
import type { Fields, Row } from '../kernel/fields.ts';
import { abbreviate } from './abrege.ts';
import { bic, iban } from './banque.ts';
import { type Changement, type ChangementWords, listChangements } from './changements.ts';

/** `subtractDuree` is null when the field held nothing, and `addDuree` when nothing is left in it. */
export type FieldChange = { champ: string; avant: string | null; apres: string | null };

type Deux = { fields: Fields; avant: object; apres: object };

/** Returns the fields that differ between two values of one form, in the order of its rows. */
export const listFieldChanges = (
  { fields, avant, apres }: Deux,
  dit: Partial<ChangementWords> = {},
): FieldChange[] =>
  toJournalChangements(
    listChangements({ fields: readable(fields), avant, apres }, { services: {}, listes: {}, ...dit }),
  );

/** Returns what the journal keeps of these changes: long texts are cut, and what is beyond the most is counted. */
export function toJournalChangements(changements: readonly Omit<Changement, 'rubrique'>[]): FieldChange[] {
  const kept = changements.length > champsMax ? changements.slice(0, champsMax - 1) : changements;
  const left = changements.length - kept.length;
  return [
    ...kept.map(({ quoi, avant, apres, details = [] }) => ({
      champ: abbreviate(quoi, champMax),
      ...cutTogether(avant, [apres, ...details].filter(Boolean).join(' ; ') || null),
    })),
    ...(left > 0 ? [{ champ: 'Autres changements', avant: null, apres: String(left) }] : []),
  ];
}

const champsMax = 60;
const champMax = 160;
const valeurMax = 280;
/** This many letters are kept before the first one that changes. */
const lead = 40;

/** Cuts two long values; both begin a little before the first letter that differs, so that the change is seen. */
export function cutTogether(
  avant: string | null,
  apres: string | null,
): Pick<FieldChange, 'avant' | 'apres'> {
  const [before, after] = [avant, apres].map((text) => text?.replaceAll(/\s+/g, ' ').trim() || null) as [
    string | null,
    string | null,
  ];
  if (Math.max(before?.length ?? 0, after?.length ?? 0) <= valeurMax) return { avant: before, apres: after };
  const start = before && after ? startOfChange(before, after) : 0;
  const cut = (text: string | null) =>
    text && abbreviate(start > 0 ? `…${text.slice(start)}` : text, valeurMax);
  return { avant: cut(before), apres: cut(after) };
}

/**
 * Returns where to begin reading: at a word, some letters before the first that differs; at the start when that letter
 * is near it.
 */
function startOfChange(before: string, after: string): number {
  let first = 0;
  while (first < before.length && before[first] === after[first]) first++;
  if (first <= lead * 2) return 0;
  const space = before.lastIndexOf(' ', first - lead);
  return space < 0 ? first - lead : space + 1;
}

/** Leaves out bank accounts, and the kinds of rows that only dossiers have. */
const readable = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, row]) => rowsSaid(name, row)));

function rowsSaid(name: string, row: Row): [string, Row][] {
  switch (row.kind) {
    case 'text':
      return row.format === iban || row.format === bic ? [] : [[name, row]];
    case 'group':
    case 'list':
      return [[name, { ...row, fields: readable(row.fields) }]];
    case 'montants':
    case 'custom':
      return [];
    default:
      return [[name, row]];
  }
}
