// These queries handle sessions and their refresh tokens, of which only the hash is stored.
import type { JetonRafraichissement } from '@asso/domain/compte/session.rules';
import { type ColumnType, type Insertable, sql } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

export type MotifRevocation = 'deconnexion' | 'reutilisation' | 'compte' | 'mot-de-passe';

type SessionTable = Table<
  'session',
  {
    revoked_at: ColumnType<Date | null, never, Date>;
    motif: ColumnType<MotifRevocation | null, never, MotifRevocation>;
  }
>;

type JetonTable = Table<'jeton_rafraichissement', { rotated_at: ColumnType<Date | null, never, Date> }>;

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    session: SessionTable;
    jeton_rafraichissement: JetonTable;
  }
}

type NewSession = Pick<
  Insertable<SessionTable>,
  'id_utilisateur' | 'created_at' | 'expires_at' | 'user_agent'
>;

export async function insertSession(trx: Tx, session: NewSession): Promise<string> {
  const { id } = await trx.insertInto('session').values(session).returning('id').executeTakeFirstOrThrow();
  return id;
}

type NewJeton = Omit<Insertable<JetonTable>, 'rotated_at'>;

export async function insertJeton(trx: Tx, jeton: NewJeton): Promise<void> {
  await trx.insertInto('jeton_rafraichissement').values(jeton).execute();
}

export type LockedJeton = JetonRafraichissement & {
  id_session: string;
  id_utilisateur: string;
  /** The hash of the token that was given in exchange. */
  successor: Buffer | null;
};

/** Locks the token: when it is exchanged twice at once, the second waits and sees what the first did. */
export async function lockJeton(trx: Tx, hash: Buffer): Promise<LockedJeton | undefined> {
  await trx
    .selectFrom('jeton_rafraichissement')
    .select('hash')
    .where('hash', '=', hash)
    .forUpdate()
    .execute();
  // A second query, because the one that waited for the lock does not see a successor inserted meanwhile.
  const row = await trx
    .selectFrom('jeton_rafraichissement as jeton')
    .innerJoin('session', 'session.id', 'jeton.id_session')
    .leftJoin('jeton_rafraichissement as successor', 'successor.parent', 'jeton.hash')
    .select(['jeton.id_session', 'session.id_utilisateur', 'jeton.expires_at', 'jeton.rotated_at'])
    .select(['session.expires_at as session_expires_at', 'session.revoked_at'])
    .select(['successor.rotated_at as successor_rotated_at', 'successor.hash as successor_hash'])
    .where('jeton.hash', '=', hash)
    .executeTakeFirst();
  return (
    row && {
      id_session: row.id_session,
      id_utilisateur: row.id_utilisateur,
      expiresAt: row.expires_at,
      rotatedAt: row.rotated_at,
      successor: row.successor_hash,
      isSuccessorRotated: row.successor_rotated_at !== null,
      session: { expiresAt: row.session_expires_at, revokedAt: row.revoked_at },
    }
  );
}

export async function markRotated(trx: Tx, hash: Buffer, at: Date): Promise<void> {
  await trx.updateTable('jeton_rafraichissement').set({ rotated_at: at }).where('hash', '=', hash).execute();
}

/** The clock of the database, which all servers share: revocations and the list of them both use it. */
const databaseNow = sql<Date>`clock_timestamp()`;

export async function revokeSession(db: Db, id: string, motif: MotifRevocation): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: databaseNow, motif })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Revokes all the sessions of a person, except `but` when it is given. */
export async function revokeOtherSessions(
  db: Db,
  { id_utilisateur, but, motif }: { id_utilisateur: string; but?: string; motif: MotifRevocation },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: databaseNow, motif })
    .where('id_utilisateur', '=', id_utilisateur)
    .where('revoked_at', 'is', null)
    .$if(but !== undefined, (query) => query.where('id', '<>', but ?? ''))
    .execute();
}

/** Returns false when the session belongs to somebody else, or is already closed. */
export async function closeOwnSession(
  db: Db,
  { id, id_utilisateur }: { id: string; id_utilisateur: string },
): Promise<boolean> {
  const closed = await db
    .updateTable('session')
    .set({ revoked_at: databaseNow, motif: 'deconnexion' })
    .where('id', '=', id)
    .where('id_utilisateur', '=', id_utilisateur)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Lists the sessions that can still be refreshed, the last used first. */
export const listOpenSessions = (db: Db, idUtilisateur: string, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('jeton_rafraichissement as jeton', 'jeton.id_session', 'session.id')
    .select(['session.id', 'session.created_at', 'session.user_agent'])
    .select((eb) => [
      eb.fn.max<Date>('jeton.created_at').as('vu_at'),
      eb.fn.max<Date>('jeton.expires_at').as('expires_at'),
    ])
    .where('id_utilisateur', '=', idUtilisateur)
    .where('revoked_at', 'is', null)
    .groupBy('session.id')
    .having((eb) => eb(eb.fn.max('jeton.expires_at'), '>', now))
    .orderBy('vu_at', 'desc')
    .execute();

export async function findSessionOfJeton(db: Db, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('jeton_rafraichissement')
    .select('id_session')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.id_session;
}

/** Lists the revoked sessions whose access tokens may still be alive. */
export async function listRevokedSessions(db: Db, lastSeconds: number): Promise<string[]> {
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('revoked_at', '>', sql<Date>`now() - make_interval(secs => ${lastSeconds})`)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findSession(
  db: Db,
  id: string,
): Promise<{ id: string; expires_at: Date; revoked_at: Date | null } | undefined> {
  return db
    .selectFrom('session')
    .select(['id', 'expires_at', 'revoked_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Deletes the sessions that expired before this instant, and their tokens with them. */
export async function deleteOldSessions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', before).execute();
}
