// The queries here are about the rows of the collections. All their tables share some columns (ligne-row.ts); the
// others have the names of the fields of the collection.
import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import { isPerEtablissement } from '@asso/domain/association/collection/ligne.rules';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Row } from '@asso/domain/kernel/fields';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type StoredCollection, storedCollections } from './collections.ts';
import type { LigneTable, RowOf } from './ligne-row.ts';

/**
 * Limits the rows of a collection that a person sees: those of the establishments `sirets`, written since `depuis`;
 * null sets no limit.
 */
export type Perimetre = { sirets: readonly string[] | null; depuis: Date | null };

/**
 * Kysely types one table at a time: the common columns are typed by one table, the others by the fields of the row.
 */
const tableOf = (type: CollectionType) => storedCollections[type].table satisfies LigneTable as 'rib';

export const listLignes = async <T extends CollectionType>(
  db: Db,
  { type, idAssociation }: { type: T; idAssociation: string },
  { sirets, depuis }: Perimetre,
): Promise<RowOf<T>[]> => {
  // The rows of the whole association are not read by the manager of an establishment.
  if (sirets !== null && !isPerEtablissement(type)) return [];
  const { column, direction } = storedCollections[type].order;
  const rows = await db
    .selectFrom(tableOf(type))
    .selectAll()
    .where('id_association', '=', idAssociation)
    .where('deleted', '=', sql.lit(false))
    .$if(sirets !== null, (query) => query.where('id_siret', '=', sql<string>`any(${[...(sirets ?? [])]})`))
    .$if(depuis !== null, (query) => query.where('created_at', '>=', depuis as Date))
    .orderBy(sql.ref(column), direction)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows as unknown as RowOf<T>[];
};

export const lockLigne = async <T extends CollectionType>(
  tx: Tx,
  type: T,
  id: string,
): Promise<RowOf<T> | undefined> => {
  const row = await tx
    .selectFrom(tableOf(type))
    .selectAll()
    .where('id', '=', id)
    .where('deleted', '=', sql.lit(false))
    .forUpdate()
    .executeTakeFirst();
  return row as RowOf<T> | undefined;
};

/**
 * Locks the rows that have all these values, given as texts; two are read at most, which is enough to see that the
 * values do not name a single row.
 */
export const lockLignesNommees = async <T extends CollectionType>(
  tx: Tx,
  { type, idAssociation }: { type: T; idAssociation: string },
  said: readonly (readonly [name: string, value: string])[],
): Promise<RowOf<T>[]> => {
  const alike = said.map(([name, value]) => sql<boolean>`${sql.ref(name)}::text = ${value}`);
  const rows = await tx
    .selectFrom(tableOf(type))
    .selectAll()
    .where('id_association', '=', idAssociation)
    .where('deleted', '=', sql.lit(false))
    .where((eb) => eb.and(alike))
    .limit(2)
    .forUpdate()
    .execute();
  return rows as unknown as RowOf<T>[];
};

/** `by` is null for the rows of a demonstration. */
type Written = { by: string | null; at: Date };

/** Adds a row; returns undefined when a constraint of the table says that it exists already. */
export const insertLigne = async <T extends CollectionType>(
  tx: Tx,
  { type, idAssociation, value }: { type: T; idAssociation: string; value: object },
  { by, at }: Written,
): Promise<RowOf<T> | undefined> => {
  const row = await tx
    .insertInto(tableOf(type))
    .values({
      ...columnsOf(type, value),
      id_association: idAssociation,
      created_by: by,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row as RowOf<T> | undefined;
};

export const updateLigne = async <T extends CollectionType>(
  tx: Tx,
  { type, id, value }: { type: T; id: string; value: object },
  at: Date,
): Promise<RowOf<T>> => {
  const row = await tx
    .updateTable(tableOf(type))
    .set((eb) => ({ ...columnsOf(type, value), version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as RowOf<T>;
};

export async function markLigneDeleted(
  tx: Tx,
  { type, id }: { type: CollectionType; id: string },
  at: Date,
): Promise<void> {
  await tx
    .updateTable(tableOf(type))
    .set((eb) => ({ deleted: true, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}

/** Tells whether this error is the database refusing a row that another request has written meanwhile. */
export const isDoubled = (type: CollectionType, error: unknown): boolean => {
  const { unique }: StoredCollection = storedCollections[type];
  return unique !== undefined && error instanceof Error && Reflect.get(error, 'constraint') === unique;
};

/** Gives one column for each field: without a value, a box is false and another field is null. Zero is a value. */
const columnsOf = (type: CollectionType, value: object) =>
  // The query is typed by another table, but these are the names of this table's own fields.
  Object.fromEntries(
    Object.entries<Row>(collections[type].fields).map(([name, { kind }]) => {
      const said: unknown = Reflect.get(value, name);
      return [name, isBlank(said) ? (kind === 'bool' ? false : null) : said];
    }),
  ) as { id_siret: string | null };

export type SuiviLigne = { id_objet: string; utilisateur: string; survenu_le: Date; action: string };

/**
 * Gives the last known author of each of these rows, the act and the instant; a row that only a demonstration or an
 * import wrote is left out.
 */
export async function listSuivis(
  db: Db,
  { type, ids }: { type: CollectionType; ids: readonly string[] },
): Promise<SuiviLigne[]> {
  const { rows } = await sql<SuiviLigne>`
    select distinct on (id_objet) id_objet, utilisateur, survenu_le, action from historique
    where objet = ${storedCollections[type].objet} and id_objet = any(${[...ids]}::text[])
      and utilisateur is not null
    order by id_objet, id desc`.execute(db);
  return rows;
}
