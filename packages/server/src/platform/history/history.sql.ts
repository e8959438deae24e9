import { signActor } from '@asso/domain/compte/actor';
import type { FieldChange } from '@asso/domain/identifiants/avant-apres';
import { type ColumnType, type RawBuilder, sql } from 'kysely';
import type { Db, Table, Tx } from '../db/database.ts';
import { type StatementPlace, statement } from '../db/statement.sql.ts';
import { historyListeners } from './history-listeners.ts';

declare module '../db/database.ts' {
  interface PreciseTables {
    historique: Table<'historique', { details: ColumnType<unknown, string | null, never> }>;
  }
}

export const saveAction = 'enregistrer';

export type HistoryEntry = {
  /**
   * The kind of object: « dossier », « rib », « document »… The journal must have a word for it (`objetsJournal`), or
   * tests fail.
   */
  objet: string;
  id_objet: string;
  /** Null when the portal acts by itself. */
  by: { id: string; nom: string; prenom: string; role: string; cle?: { nom: string } } | null;
  at: Date;
  /** The verb of the act: « transmettre », « accorder », « enregistrer »… */
  action: string;
  from?: string | null;
  to?: string | null;
  /** The reason that the person gave. */
  why?: string | null;
  details?: Record<string, unknown>;
  /** The fields that the act changed, in words: the journal shows them to administrators. */
  valeurs?: readonly FieldChange[];
};

/**
 * Writes one row of the history, in the transaction of its cause: a change of state, right, document, amount or RIB, or
 * an administrative act.
 */
export async function writeHistory(tx: Tx, entry: HistoryEntry): Promise<void> {
  await write(tx, rowOf(entry));
  await historyListeners.hear(tx, entry);
}

export type Save = Pick<HistoryEntry, 'objet' | 'id_objet' | 'at'> & {
  by: NonNullable<HistoryEntry['by']>;
  section: string;
};

/**
 * Folds the saves of a form: one line stands for all the saves of a person in a section within the hour, until another
 * act on the same object, such as its transmission or a decision.
 */
export async function writeSave(tx: Tx, save: Save): Promise<void> {
  await writeOnce(tx, rowOfSave(save));
}

/** Makes the row that `noted` writes for a save. */
export const rowOfSave = (save: Save): SaveRow => ({
  ...rowOf({ ...save, action: saveAction }),
  section: save.section,
});

/** Begins the statement that saves a form, which writes its line of history too: one statement instead of two. */
export const noted = (db: Db, place: StatementPlace<SaveRow>): Pick<Db, 'with' | 'updateTable'> =>
  db.with('note', () => insertOnce(db, place)) as unknown as Db;

export type SaveRow = Omit<ReturnType<typeof rowOf>, 'section'> & { section: string | null };

const insert = (db: Db, place: StatementPlace<SaveRow>, tour: RawBuilder<number> = sql<number>`0`) =>
  db.insertInto('historique').values({
    tour,
    objet: place('objet'),
    id_objet: place('id_objet'),
    id_utilisateur: place('id_utilisateur'),
    utilisateur: place('utilisateur'),
    role: place('role'),
    survenu_le: place('survenu_le'),
    action: place('action'),
    section: place('section'),
    avant: place('avant'),
    apres: place('apres'),
    motif: place('motif'),
    details: place('details'),
  });
const write = statement((db, place: StatementPlace<SaveRow>) => insert(db, place).compile());
const insertOnce = (db: Db, place: StatementPlace<SaveRow>) =>
  insert(db, place, lastAct(place)).onConflict((conflict) => conflict.doNothing());

/** The last line of the object that is no save; it begins the lines of its saves anew. */
const lastAct = (place: StatementPlace<SaveRow>) =>
  sql<number>`coalesce((select h.id from historique h where h.objet = ${place('objet')}
    and h.id_objet = ${place('id_objet')} and h.action <> ${saveAction} order by h.id desc limit 1), 0)`;
const writeOnce = statement((db, place: StatementPlace<SaveRow>) => insertOnce(db, place).compile());

export type HistoryLine = {
  id: number;
  at: Date;
  utilisateur: string | null;
  id_utilisateur: string | null;
  role: string | null;
  action: string;
  section: string | null;
  from: string | null;
  to: string | null;
  why: string | null;
  details: unknown;
};

/**
 * Makes the tables of this year and of the next one, if they are missing: until then, their rows wait in a table of
 * their own (migration 0990). Returns the years that were made.
 */
export async function prepareHistory(db: Db): Promise<number[]> {
  const { rows } = await sql<{ annee: number }>`
    select annee from generate_series(
      date_part('year', statement_timestamp() at time zone 'UTC')::int,
      date_part('year', statement_timestamp() at time zone 'UTC')::int + 1) annee
    where historique_prepare(annee)`.execute(db);
  return rows.map(({ annee }) => annee);
}

type Page = { limit: number; before?: number };

/** Lists what happened to an object, the latest first; `before` is the id of the last line of the previous page. */
export async function listHistory(
  db: Db,
  object: { objet: string; id_objet: string },
  { limit, before }: Page,
): Promise<HistoryLine[]> {
  return await db
    .selectFrom('historique')
    .select(['id', 'survenu_le as at', 'utilisateur', 'id_utilisateur', 'role', 'action', 'section'])
    .select(['avant as from', 'apres as to', 'motif as why', 'details'])
    .where('objet', '=', object.objet)
    .where('id_objet', '=', object.id_objet)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

const rowOf = ({ by, ...entry }: HistoryEntry) => ({
  objet: entry.objet,
  id_objet: entry.id_objet,
  id_utilisateur: by?.id ?? null,
  utilisateur: by && signActor(by),
  role: by?.role ?? null,
  survenu_le: entry.at,
  action: entry.action,
  section: null,
  avant: entry.from ?? null,
  apres: entry.to ?? null,
  motif: entry.why ?? null,
  details: detailsOf(entry),
});

function detailsOf({ details, valeurs = [] }: Pick<HistoryEntry, 'details' | 'valeurs'>): string | null {
  if (valeurs.length > 0) return JSON.stringify({ ...details, avant_apres: valeurs });
  return details === undefined ? null : JSON.stringify(details);
}
