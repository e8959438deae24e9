// Administrators change the values of lists here; each value keeps all its versions.
import type { Valeur } from '@asso/domain/referentiel/changement-referentiel.rules';
import { type ColumnType, sql } from 'kysely';
import type { Db, Table, Tx } from '../platform/db/database.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    referentiel: Table<
      'referentiel',
      {
        modifie_le: ColumnType<Date | null, never, Date>;
        modifie_par: ColumnType<string | null, never, string>;
      }
    >;
    referentiel_valeur: Table<'referentiel_valeur', { contenu: ColumnType<Valeur, string, never> }>;
  }
}

type ValeurEcrite = { type: string; contenu: Valeur };

/**
 * Returns the last version of every changed value, of these lists or of all, in the order in which they were first
 * written.
 */
export async function listValeurs(db: Db, types?: readonly string[]): Promise<ValeurEcrite[]> {
  const asked = types === undefined ? sql`true` : sql`type = any(${[...types]}::text[])`;
  const { rows } = await sql<ValeurEcrite>`
    select type, contenu from (
      select distinct on (type, code) type, code, contenu, min(version) over (partition by type, code) as premiere
      from referentiel_valeur where ${asked}
      order by type, code, version desc
    ) derniere order by type, premiere, code`.execute(db);
  return rows;
}

/** Reads the version of each list that somebody changed; any other counts as version 1. */
export const readVersions = async (db: Db): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    (await db.selectFrom('referentiel').select(['type', 'version']).execute()).map(({ type, version }) => [
      type,
      version,
    ]),
  );

/** Locks the list until the transaction ends, so that the next change waits for this one, and returns its version. */
export async function lockReferentiel(trx: Tx, type: string): Promise<number> {
  await trx
    .insertInto('referentiel')
    .values({ type, version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { version } = await trx
    .selectFrom('referentiel')
    .select('version')
    .where('type', '=', type)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

export const updateVersion = (
  trx: Tx,
  { type, version, at, by }: { type: string; version: number; at: Date; by: string },
) =>
  trx
    .updateTable('referentiel')
    .set({ version, modifie_le: at, modifie_par: by })
    .where('type', '=', type)
    .execute();

type Written = { type: string; version: number; valeurs: readonly Valeur[] };

export const insertValeurs = (trx: Tx, { type, version, valeurs }: Written) =>
  trx
    .insertInto('referentiel_valeur')
    .values(valeurs.map((one) => ({ type, version, code: one.value, contenu: JSON.stringify(one) })))
    .execute();
