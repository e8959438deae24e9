import { type ColumnType, type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db, Table, Tx } from '../../db/database.ts';

declare module '../../db/database.ts' {
  interface PreciseTables {
    idempotence: Table<
      'idempotence',
      {
        corps: ColumnType<unknown, string | null, string | null>;
        tenu_jusqu_a: ColumnType<Date, never, Date>;
        created_at: ColumnType<Date, never, never>;
      }
    >;
  }
}

export type IdempotencyKey = { id_utilisateur: string; route: string; cle: string };

const isKey = (key: IdempotencyKey) => (eb: ExpressionBuilder<Database, 'idempotence'>) => eb.and(key);
const leaseEnd = sql<Date>`now() + interval '1 minute'`;

/** Takes this key for a call; returns false when it was taken already. */
export async function claimKey(db: Db, key: IdempotencyKey, empreinte: string): Promise<boolean> {
  const inserted = await db
    .insertInto('idempotence')
    .values({ ...key, empreinte })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export const readKey = (db: Db, key: IdempotencyKey) =>
  db
    .selectFrom('idempotence')
    .select(['empreinte', 'statut', 'corps', 'version', 'a_eu_effet'])
    .select(sql<boolean>`tenu_jusqu_a < now()`.as('est_abandonnee'))
    .where(isKey(key))
    .executeTakeFirst();

/** Returns true to the single caller that may replace a server which died before it wrote anything. */
export async function takeOverKey(db: Db, key: IdempotencyKey): Promise<boolean> {
  const updated = await db
    .updateTable('idempotence')
    .set({ tenu_jusqu_a: leaseEnd })
    .where(isKey(key))
    .where(sql<boolean>`tenu_jusqu_a < now() and statut is null and not a_eu_effet`)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function renewKey(db: Db, key: IdempotencyKey): Promise<void> {
  await db.updateTable('idempotence').set({ tenu_jusqu_a: leaseEnd }).where(isKey(key)).execute();
}

/**
 * Notes, in the transaction of the effect itself, that the call had one, so that it is not repeated if the server dies
 * after it.
 */
export async function markEffect(tx: Tx, key: IdempotencyKey): Promise<void> {
  await tx.updateTable('idempotence').set({ a_eu_effet: true }).where(isKey(key)).execute();
}

export async function keepAnswer(
  db: Db,
  key: IdempotencyKey,
  answer: { statut: number; corps: unknown; version?: number; empreinte: string },
): Promise<void> {
  const { statut, empreinte, version = null } = answer;
  const corps = answer.corps === undefined ? null : JSON.stringify(answer.corps);
  await db.updateTable('idempotence').set({ statut, version, corps, empreinte }).where(isKey(key)).execute();
}

/** Forgets the key of a refused call, which may be tried again at once. */
export async function forgetKey(db: Db, key: IdempotencyKey): Promise<void> {
  await db.deleteFrom('idempotence').where(isKey(key)).execute();
}

/**
 * Forgets a key without effect, so that the call may be tried again at once. A key with an effect stays known as
 * done, though its answer is lost.
 */
export async function endKey(db: Db, key: IdempotencyKey): Promise<void> {
  await db.deleteFrom('idempotence').where(isKey(key)).where('a_eu_effet', '=', false).execute();
  await db
    .updateTable('idempotence')
    .set({ tenu_jusqu_a: sql<Date>`now() - interval '1 second'` })
    .where(isKey(key))
    .execute();
}

/** Deletes old keys by the clock of the database, which also dated them. */
export async function purgeKeys(db: Db, { jours }: { jours: number }): Promise<void> {
  await db
    .deleteFrom('idempotence')
    .where(sql<boolean>`created_at < now() - make_interval(hours => ${jours * 24})`)
    .execute();
}
