// These queries handle the second factor of an account, its recovery codes, and the last code used.
import { type ColumnType, sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    second_facteur: Table<
      'second_facteur',
      {
        secret: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
        actif_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      }
    >;
    code_secours: Table<'code_secours', { utilise_at: ColumnType<Date | null, never, Date> }>;
  }
}

export type SecondFacteurRow = {
  secret: Buffer | null;
  secret_propose: Buffer | null;
  actif_at: Date | null;
};

export const findSecondFacteur = (db: Db, id: string): Promise<SecondFacteurRow | undefined> =>
  db
    .selectFrom('second_facteur')
    .select(['secret', 'secret_propose', 'actif_at'])
    .where('id_utilisateur', '=', id)
    .executeTakeFirst();

/** Saves a proposed key. The key in use, if any, stays valid until the new one is confirmed. */
export async function saveSecretPropose(db: Db, id_utilisateur: string, secret_propose: Buffer) {
  await db
    .insertInto('second_facteur')
    .values({ id_utilisateur, secret_propose })
    .onConflict((conflict) => conflict.column('id_utilisateur').doUpdateSet({ secret_propose }))
    .execute();
}

/**
 * Replaces the key by the proposed one; `pas` is the time step of the code that proved it. Returns false when the
 * proposed key has changed meanwhile.
 */
export async function activateSecret(
  trx: Tx,
  id: string,
  { secret, pas, at }: { secret: Buffer; pas: number; at: Date },
): Promise<boolean> {
  const done = await trx
    .updateTable('second_facteur')
    .set({ secret, secret_propose: null, actif_at: at, dernier_pas: pas })
    .where('id_utilisateur', '=', id)
    .where('secret_propose', '=', secret)
    .returning('id_utilisateur')
    .executeTakeFirst();
  return done !== undefined;
}

/** Uses a time step up; returns false when it, or a later one, was already used, so that a code works once. */
export async function spendTotpStep(db: Db, id: string, pas: number): Promise<boolean> {
  const used = await db
    .updateTable('second_facteur')
    .set({ dernier_pas: pas })
    .where('id_utilisateur', '=', id)
    .where('dernier_pas', '<', pas)
    .returning('id_utilisateur')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteSecondFacteur(trx: Tx, id: string): Promise<void> {
  await trx.deleteFrom('second_facteur').where('id_utilisateur', '=', id).execute();
  await trx.deleteFrom('code_secours').where('id_utilisateur', '=', id).execute();
}

/** Writes new recovery codes; the earlier ones stop working. */
export async function replaceCodesSecours(trx: Tx, id: string, hashes: readonly Buffer[]): Promise<void> {
  await trx.deleteFrom('code_secours').where('id_utilisateur', '=', id).execute();
  await trx
    .insertInto('code_secours')
    .values(hashes.map((hash) => ({ id_utilisateur: id, hash })))
    .execute();
}

/** Returns false when the code does not belong to this person, or was already used. */
export async function spendCodeSecours(
  db: Db,
  id: string,
  { hash, at }: { hash: Buffer; at: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('code_secours')
    .set({ utilise_at: at })
    .where('id_utilisateur', '=', id)
    .where('hash', '=', hash)
    .where('utilise_at', 'is', null)
    .returning('id_utilisateur')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countCodesSecours(db: Db, id: string): Promise<number> {
  const { left } = await db
    .selectFrom('code_secours')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('id_utilisateur', '=', id)
    .where('utilise_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

export type SecretsScelles = { id: string; secret: Buffer | null; secret_propose: Buffer | null };

export const listSecretsScelles = (db: Db, after: string | null, limit: number): Promise<SecretsScelles[]> =>
  db
    .selectFrom('second_facteur')
    .select(['id_utilisateur as id', 'secret', 'secret_propose'])
    .$if(after !== null, (query) => query.where('id_utilisateur', '>', after ?? ''))
    .orderBy('id_utilisateur')
    .limit(limit)
    .execute();

/** Replaces an encrypted secret, unless it was changed meanwhile. */
export async function replaceSecretScelle(
  db: Db,
  id: string,
  { column, before, secret }: { column: 'secret' | 'secret_propose'; before: Buffer; secret: Buffer },
): Promise<void> {
  await db
    .updateTable('second_facteur')
    .set({ [column]: secret })
    .where('id_utilisateur', '=', id)
    .where(column, '=', before)
    .execute();
}
