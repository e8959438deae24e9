// The queries here are about invitations, and the members who already have the invited address.
import { type ColumnType, type Generated, type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Row, Table, Tx } from '../../platform/db/database.ts';
import type { Perimetre } from '../collection/ligne.sql.ts';

export type InvitationTable = Table<
  'invitation',
  {
    etat: Generated<'envoyee' | 'acceptee' | 'refusee' | 'annulee'>;
    passation_de: ColumnType<string | null, string | null | undefined, string | null>;
    ferme_avant: ColumnType<Date | null, Date | null | undefined, Date | null>;
    repondue_le: ColumnType<Date | null, Date | null | undefined, Date | null>;
  }
>;

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    invitation: InvitationTable;
  }
}

export type InvitationRow = Row<'invitation'>;

export const insertInvitation = (tx: Tx, row: Insertable<InvitationTable>): Promise<InvitationRow> =>
  tx.insertInto('invitation').values(row).returningAll().executeTakeFirstOrThrow();

export const updateInvitation = (
  tx: Tx,
  id: string,
  set: Updateable<InvitationTable>,
): Promise<InvitationRow> =>
  tx
    .updateTable('invitation')
    .set((eb) => ({ ...set, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const lockInvitation = (tx: Tx, id: string): Promise<InvitationRow | undefined> =>
  tx.selectFrom('invitation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findInvitation = (
  db: Db,
  designation: { id: string } | { hash: Buffer },
): Promise<InvitationRow | undefined> => {
  const query = db.selectFrom('invitation').selectAll();
  return 'id' in designation
    ? query.where('id', '=', designation.id).executeTakeFirst()
    : query.where('jeton', '=', designation.hash).executeTakeFirst();
};

/** Cancels the invitations, not answered yet, that a person whose access was taken back had sent. */
export async function cancelInvitations(
  tx: Tx,
  { par, id_association, at }: { par: string; id_association: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('invitation')
    .set((eb) => ({ etat: 'annulee', repondue_le: at, version: eb('version', '+', 1) }))
    .where('par', '=', par)
    .where('id_association', '=', id_association)
    .where('etat', '=', 'envoyee')
    .execute();
}

/**
 * Lists the invitations that are not answered yet, expired or not: only those of the establishments `sirets` (null for
 * all) and written since `depuis`, before which the past is closed to the reader.
 */
export const listInvitations = (
  db: Db,
  { id_association, sirets, depuis }: Perimetre & { id_association: string },
): Promise<InvitationRow[]> =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('id_association', '=', id_association)
    .where('etat', '=', 'envoyee')
    .$if(sirets !== null, (query) => query.where('id_siret', '=', sql<string>`any(${[...(sirets ?? [])]})`))
    .$if(depuis !== null, (query) => query.where('invitee_le', '>=', depuis as Date))
    .orderBy('invitee_le', 'desc')
    .limit(200)
    .execute();

/** Lists the last twenty invitations that wait for an answer from this address. */
export const listInvitationsTo = (db: Db, email: string, now: Date): Promise<InvitationRow[]> =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('email', '=', email)
    .where('etat', '=', 'envoyee')
    .where('expire_le', '>', now)
    .orderBy('envoyee_le', 'desc')
    .limit(20)
    .execute();

type Place = { id_association: string; id_siret: string | null; isRestreint: boolean; email: string };

/** Tells whether an invitation to the same thing waits for this address; an expired one is cancelled to make room. */
export async function hasInvitation(tx: Tx, place: Place, now: Date): Promise<boolean> {
  const same = () =>
    tx
      .selectFrom('invitation')
      .select(['id', 'expire_le'])
      .where('id_association', '=', place.id_association)
      .where('email', '=', place.email)
      .where(sql`coalesce(id_siret, '')`, '=', place.id_siret ?? '')
      .where(sql<boolean>`(id_dossiers is not null)`, '=', place.isRestreint)
      .where('etat', '=', 'envoyee');
  const found = await same().executeTakeFirst();
  if (!found || found.expire_le > now) return found !== undefined;
  await updateInvitation(tx, found.id, { etat: 'annulee', repondue_le: now });
  return false;
}

/** Tells whether a member with this address already has the access that the invitation offers. */
export async function isMembreWithEmail(db: Db, { id_association, id_siret, isRestreint, email }: Place) {
  const row = await db
    .selectFrom('membre_association as m')
    .innerJoin('utilisateur as u', 'u.id', 'm.id_utilisateur')
    .select('m.id')
    .where('m.id_association', '=', id_association)
    .where('m.etat', '=', 'active')
    .where('m.restreint', '=', false)
    .where('u.email', '=', email)
    .where((eb) =>
      isRestreint ? eb.val(true) : eb.or([eb('m.id_siret', 'is', null), eb('m.id_siret', '=', id_siret)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export async function findAccountId(db: Db, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('destinataire').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}
