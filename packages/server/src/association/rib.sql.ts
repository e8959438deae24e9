// Bank details; the database keeps them unique by establishment and IBAN, removed ones apart.
import type { Rib } from '@asso/domain/association/rib.fields';
import { type Generated, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import type { Perimetre } from './representant.sql.ts';

export interface RibTable {
  id: Generated<string>;
  id_association: string;
  id_siret: string | null;
  titulaire: string | null;
  banque: string | null;
  domiciliation: string | null;
  iban: string | null;
  bic: string | null;
  deleted: Generated<boolean>;
  version: Generated<number>;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

declare module '../platform/db/database.ts' {
  interface Database {
    rib: RibTable;
  }
}

export type RibRow = Selectable<RibTable>;

export const listRibs = (db: Db, idAssociation: string, { sirets, depuis }: Perimetre): Promise<RibRow[]> =>
  db
    .selectFrom('rib')
    .selectAll()
    .where('id_association', '=', idAssociation)
    .where('deleted', '=', false)
    .$if(sirets !== null, (query) => query.where('id_siret', '=', sql<string>`any(${[...(sirets ?? [])]})`))
    .$if(depuis !== null, (query) => query.where('created_at', '>=', depuis as Date))
    .orderBy('id_siret')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Removed ones too: a transmitted dossier still names them. */
export const readRibs = (db: Db, ids: readonly string[]): Promise<RibRow[]> =>
  db
    .selectFrom('rib')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();

export const lockRib = (tx: Tx, id: string): Promise<RibRow | undefined> =>
  tx
    .selectFrom('rib')
    .selectAll()
    .where('id', '=', id)
    .where('deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();

const valuesOf = (value: Rib) => ({
  id_siret: value.id_siret || null,
  titulaire: value.titulaire || null,
  banque: value.banque || null,
  domiciliation: value.domiciliation || null,
  iban: value.iban || null,
  bic: value.bic || null,
});

/** `by` null: the demonstration. */
type Written = { by: string | null; at: Date };

/** Undefined when this establishment already has this IBAN. */
export const insertRib = (
  tx: Tx,
  { idAssociation, value }: { idAssociation: string; value: Rib },
  { by, at }: Written,
): Promise<RibRow | undefined> =>
  tx
    .insertInto('rib')
    .values({
      ...valuesOf(value),
      id_association: idAssociation,
      created_by: by,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['id_siret', 'iban']).where('deleted', '=', sql.lit(false)).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

export const updateRib = (
  tx: Tx,
  { id, value }: { id: string; value: Rib },
  { at }: Written,
): Promise<RibRow> =>
  tx
    .updateTable('rib')
    .set((eb) => ({ ...valuesOf(value), version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function markRibDeleted(tx: Tx, id: string, { at }: Written): Promise<void> {
  await tx
    .updateTable('rib')
    .set((eb) => ({ deleted: true, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}

/** Two requests at once cannot both change theirs into the same: the database refuses the second. */
export const isRibDoubled = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'constraint') === 'rib_siret_iban';
