import { localDay } from '@asso/domain/identifiants/dates-affichees';
import type { Fields } from '@asso/domain/kernel/fields';
import { type Listes, listeProblems, newlyChosen } from '@asso/domain/kernel/listes';
import { listeActuelle, type Valeur } from '@asso/domain/referentiel/changement-referentiel.rules';
import { isTypeReferentiel } from '@asso/domain/referentiel/referentiels.rules';
import type { Db } from '../platform/db/database.ts';
import { remembered } from '../platform/db/memory.ts';
import { type Refused, refusal } from '../platform/http/handlers.ts';
import { listValeurs } from './referentiel.sql.ts';

/** The changed lists, in the form in which the fields of forms read them. */
type Valeurs = Readonly<Record<string, readonly Valeur[]>>;

/**
 * Returns today's state of the lists that somebody changed, among these or all; a list left out is as the portal ships
 * it. The answer is kept until a trigger announces a change: a transaction that changes the lists reads
 * `listesEcrites`.
 */
export async function readListes(db: Db, types?: readonly string[]): Promise<Valeurs> {
  const all = (await keptListes(db, '')) ?? {};
  if (types === undefined) return all;
  return Object.fromEntries(types.flatMap((type) => (all[type] ? [[type, all[type]]] : [])));
}

/**
 * Puts the lists in memory before a transaction that will need them. What a transaction reads by itself is kept for
 * nobody else, so a server where people only save would read them again in each save.
 */
export const keepListes = async (db: Db): Promise<void> => {
  await keptListes(db, '');
};

/** Gives the lists as the database has them for this transaction. */
export async function listesEcrites(db: Db, types?: readonly string[]): Promise<Valeurs> {
  const ecrites = await listValeurs(db, types);
  const changed = [...new Set(ecrites.map(({ type }) => type))].filter(isTypeReferentiel);
  const of = (type: string): Valeur[] =>
    ecrites.filter((one) => one.type === type).map(({ contenu }) => contenu);
  return Object.fromEntries(changed.map((type) => [type, listeActuelle(type, of(type))]));
}

const keptListes = remembered({ subject: 'listes', most: 1, read: (db) => listesEcrites(db) });

type Saved = {
  fields: Fields;
  stored: unknown;
  value: unknown;
  at: Date;
  /** When the object was begun: a value that could be chosen then may still be chosen. */
  depuis?: Date;
  /** Lists that hold more than administrators wrote, namely the values that only the catalogue knows. */
  aussi?: Listes;
};

/**
 * Returns why a value chosen in a list is refused, or null. The database is read only when one was chosen, which most
 * saves do not do.
 */
export async function refusedChoices(
  db: Db,
  { at, depuis, aussi, ...forms }: Saved,
): Promise<Refused | null> {
  const chosen = newlyChosen(forms);
  if (chosen.length === 0) return null;
  const listes = await readListes(
    db,
    chosen.map(({ row }) => row.liste),
  );
  const days = [at, ...(depuis ? [depuis] : [])].map((instant) => localDay(instant, listesTimeZone));
  const [first, ...others] = listeProblems(chosen, { ...listes, ...aussi }, days);
  return first ? refusal(first, ...others) : null;
}

/** A value opens or closes at midnight in Paris, for every territory. */
export const listesTimeZone = 'Europe/Paris';

/** Gives the labels by list then by code, as a PDF looks for them. */
export const labelsOfListes = (listes: Listes): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(listes).map(([type, options]) => [
      type,
      Object.fromEntries(options.map(({ value, label }) => [value, label])),
    ]),
  );
