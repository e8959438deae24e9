// The queries here are about the keys with which partners' software calls, and the journal of their calls.
import { type ColumnType, sql } from 'kysely';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    cle_partenaire: Table<
      'cle_partenaire',
      {
        revoquee_le: ColumnType<Date | null, never, Date>;
        revoquee_par: ColumnType<string | null, never, string>;
        derniere_utilisation_le: ColumnType<Date | null, never, Date>;
        averti_jours: ColumnType<number | null, never, number>;
      }
    >;
  }
}

export type CleRow = Omit<Row<'cle_partenaire'>, 'empreinte'> & { createur: string };
/** The owner of a key, an association or a service, by its id. */
export type OwnedBy = { id_association: string } | { id_service: string };

const cles = (db: Db) =>
  db
    .selectFrom('cle_partenaire as c')
    .innerJoin('utilisateur as u', 'u.id', 'c.id_createur')
    .select(['c.id', 'c.id_association', 'c.id_service', 'c.nom', 'c.prefixe', 'c.portees', 'c.id_createur'])
    .select(['c.cree_le', 'c.expire_le', 'c.revoquee_le', 'c.revoquee_par', 'c.derniere_utilisation_le'])
    .select(['c.averti_jours', sql<string>`concat_ws(' ', u.prenom, u.nom)`.as('createur')]);

/** Finds a key by the hash of its secret; read at each call, so that a key revoked on one server is revoked on all. */
export const findCleByEmpreinte = (db: Db, empreinte: Buffer): Promise<CleRow | undefined> =>
  cles(db).where('c.empreinte', '=', empreinte).executeTakeFirst();

const ownedBy = (owner: OwnedBy) =>
  'id_association' in owner
    ? sql<boolean>`id_association = ${owner.id_association}`
    : sql<boolean>`id_service = ${owner.id_service}`;

export const listCles = (db: Db, owner: OwnedBy): Promise<CleRow[]> =>
  cles(db).where(ownedBy(owner)).orderBy('c.cree_le', 'desc').orderBy('c.id').limit(200).execute();

export const findCle = (db: Db, owner: OwnedBy, id: string): Promise<CleRow | undefined> =>
  cles(db).where(ownedBy(owner)).where('c.id', '=', id).executeTakeFirst();

export type NewCle = {
  nom: string;
  prefixe: string;
  empreinte: Buffer;
  portees: string[];
  id_createur: string;
  cree_le: Date;
  expire_le: Date;
};

export async function insertCle(tx: Tx, owner: OwnedBy, cle: NewCle): Promise<string> {
  const none = { id_association: null, id_service: null };
  const row = await tx
    .insertInto('cle_partenaire')
    .values({ ...none, ...owner, ...cle })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Counts the active keys of an owner; the lock makes two people who give the last allowed key at once do so one after
 * the other.
 */
export async function countActives(tx: Tx, owner: OwnedBy, now: Date): Promise<number> {
  const id = 'id_association' in owner ? owner.id_association : owner.id_service;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cle_partenaire ${id}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('cle_partenaire')
    .select(sql<number>`count(*)::int`.as('n'))
    .where(ownedBy(owner))
    .where('revoquee_le', 'is', null)
    .where('expire_le', '>', now)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Revokes a key; returns false when it already was. */
export async function revokeCle(tx: Tx, id: string, by: { at: Date; par: string }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cle_partenaire')
    .set({ revoquee_le: by.at, revoquee_par: by.par })
    .where('id', '=', id)
    .where('revoquee_le', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes a call to the journal; the last use of the key is written at most once a minute. */
export async function insertUsage(
  db: Db,
  { le, ...use }: { id_cle: string; le: Date; appel: string; statut: number; duree_ms: number },
): Promise<void> {
  await db
    .insertInto('usage_cle')
    .values({ le, ...use })
    .execute();
  await db
    .updateTable('cle_partenaire')
    .set({ derniere_utilisation_le: le })
    .where('id', '=', use.id_cle)
    .where((eb) =>
      eb.or([
        eb('derniere_utilisation_le', 'is', null),
        eb('derniere_utilisation_le', '<', new Date(le.getTime() - 60_000)),
      ]),
    )
    .execute();
}

export const listUsages = (db: Db, id_cle: string) =>
  db
    .selectFrom('usage_cle')
    .select(['id', 'le', 'appel', 'statut', 'duree_ms'])
    .where('id_cle', '=', id_cle)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

export async function deleteOldUsages(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('usage_cle').where('le', '<', before).execute();
}

export type CleFinissante = Pick<
  CleRow,
  'id' | 'nom' | 'expire_le' | 'averti_jours' | 'id_association' | 'id_service'
> & {
  email: string;
  prenom: string;
  nom_createur: string;
};

/** Lists the keys that end soon and whose giver can still be written to. */
export const listFinissantes = (
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<CleFinissante[]> =>
  db
    .selectFrom('cle_partenaire as c')
    .innerJoin('utilisateur as u', 'u.id', 'c.id_createur')
    .select(['c.id', 'c.nom', 'c.expire_le', 'c.averti_jours', 'c.id_association', 'c.id_service'])
    .select(['u.email', 'u.prenom', 'u.nom as nom_createur'])
    .where('c.revoquee_le', 'is', null)
    .where('c.expire_le', '>', now)
    .where('c.expire_le', '<=', until)
    .where('u.desactive_at', 'is', null)
    .where('u.locked', '=', false)
    .orderBy('c.expire_le')
    .execute();

/**
 * Notes that the warning of `jours` days before the end is sent; returns false when it was already, or one nearer the
 * end was, or the key is revoked.
 */
export async function takeAvertissement(tx: Tx, id: string, jours: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cle_partenaire')
    .set({ averti_jours: jours })
    .where('id', '=', id)
    .where('revoquee_le', 'is', null)
    .where((eb) => eb.or([eb('averti_jours', 'is', null), eb('averti_jours', '>', jours)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
