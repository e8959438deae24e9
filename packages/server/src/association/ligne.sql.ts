// The rows of the collections: seven columns are the same in each table, the others bear the names of its fields.
import { type CollectionType, collections } from '@asso/domain/association/collections.rows';
import { isParEtablissement } from '@asso/domain/association/ligne.rules';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Row } from '@asso/domain/kernel/fields';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import { type StoredCollection, storedCollections } from './collections.ts';
import type { LigneTable, RowOf } from './ligne-row.ts';

/** Which rows of a collection a person sees: those of their establishments, those written since they came. */
export type Perimetre = { sirets: readonly string[] | null; depuis: Date | null };

/** Kysely types one table at a time: the common columns are read off one, the rest goes by the row's fields. */
const tableOf = (type: CollectionType) => storedCollections[type].table satisfies LigneTable as 'rib';

export const listLignes = async <T extends CollectionType>(
  db: Db,
  { type, idAssociation }: { type: T; idAssociation: string },
  { sirets, depuis }: Perimetre,
): Promise<RowOf<T>[]> => {
  // What is the whole association's is not an establishment's to read.
  if (sirets !== null && !isParEtablissement(type)) return [];
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

/** Those that say all of this, in the words of an address; two are enough to know that it is not one. */
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

/** `by` null: the demonstration. */
type Written = { by: string | null; at: Date };

/** Undefined when a constraint of the table says it is there already. */
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

/** Two requests at once cannot both become the same: the database refuses the second. */
export const isDoubled = (type: CollectionType, error: unknown): boolean => {
  const { unique }: StoredCollection = storedCollections[type];
  return unique !== undefined && error instanceof Error && Reflect.get(error, 'constraint') === unique;
};

/** One column a field, by its name; what a box did not say is no, and nought is a number. */
const columnsOf = (type: CollectionType, value: object) =>
  // Written through the table the types are read off: the names are those of its own fields.
  Object.fromEntries(
    Object.entries<Row>(collections[type].fields).map(([name, { kind }]) => {
      const said: unknown = Reflect.get(value, name);
      return [name, isBlank(said) ? (kind === 'bool' ? false : null) : said];
    }),
  ) as { id_siret: string | null };

export type SuiviLigne = { id_objet: string; utilisateur: string; survenu_le: Date; action: string };

/** Who last wrote each of these, and when; what the demonstration or an import wrote has nobody. */
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
