// These queries handle identities of national providers: those that open an account, sign-ins in progress, and the
// sessions that they opened.
import type { IdFournisseur } from '@asso/domain/compte/fournisseur-identite.rows';
import type { ColumnType, Generated } from 'kysely';
import type { Db, Table, Tx } from '../../platform/db/database.ts';

type IdentiteTable = Table<
  'identite_externe',
  { fournisseur: IdFournisseur; liee_le: ColumnType<Date, Date, never> }
>;

type ConnexionTable = Table<
  'connexion_externe',
  { fournisseur: IdFournisseur; etat: Generated<'partie' | 'revenue'> }
>;

type SessionExterneTable = Table<'session_externe', { fournisseur: IdFournisseur }>;

declare module '../../platform/db/database.ts' {
  interface PreciseTables {
    identite_externe: IdentiteTable;
    connexion_externe: ConnexionTable;
    session_externe: SessionExterneTable;
  }
}

export type ExterneEssai = Pick<ConnexionTable, 'hash' | 'navigateur'> & { now: Date };
export type EssaiTrouve = Pick<ConnexionTable, 'hash' | 'fournisseur' | 'contenu' | 'redirect'>;

export async function insertEssai(db: Db, essai: Omit<ConnexionTable, 'etat'>): Promise<void> {
  await db.insertInto('connexion_externe').values(essai).execute();
}

/** Marks the sign-in as come back and gives it, once: of two returns with the same state, the second finds nothing. */
export const takeReturn = (
  db: Db,
  { hash, navigateur, now, fournisseur }: ExterneEssai & { fournisseur: IdFournisseur },
): Promise<EssaiTrouve | undefined> =>
  db
    .updateTable('connexion_externe')
    .set({ etat: 'revenue' })
    .where('hash', '=', hash)
    .where('navigateur', '=', navigateur)
    .where('fournisseur', '=', fournisseur)
    .where('etat', '=', 'partie')
    .where('expire_le', '>', now)
    .returning(['hash', 'fournisseur', 'contenu', 'redirect'])
    .executeTakeFirst();

export async function saveRetour(
  db: Db,
  hash: Buffer,
  retour: Pick<ConnexionTable, 'contenu' | 'expire_le'>,
): Promise<void> {
  await db.updateTable('connexion_externe').set(retour).where('hash', '=', hash).execute();
}

/** Finds the identity that came back and waits for an account, in the browser that began the sign-in. */
export const findRetour = (
  db: Db,
  { hash, navigateur, now }: ExterneEssai,
): Promise<EssaiTrouve | undefined> =>
  db
    .selectFrom('connexion_externe')
    .select(['hash', 'fournisseur', 'contenu', 'redirect'])
    .where('hash', '=', hash)
    .where('navigateur', '=', navigateur)
    .where('etat', '=', 'revenue')
    .where('expire_le', '>', now)
    .executeTakeFirst();

/** Deletes a sign-in; returns false when another request has already used it. */
export async function deleteEssai(db: Db, hash: Buffer): Promise<boolean> {
  const gone = await db
    .deleteFrom('connexion_externe')
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function deleteOldEssais(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('connexion_externe').where('expire_le', '<', before).execute();
}

type Sujet = Pick<IdentiteTable, 'fournisseur' | 'sub'>;

/** Finds the account that this identity opens. */
export async function findUtilisateurOfIdentite(
  db: Db,
  { fournisseur, sub }: Sujet,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identite_externe')
    .select('id_utilisateur')
    .where('fournisseur', '=', fournisseur)
    .where('sub', '=', sub)
    .executeTakeFirst();
  return row?.id_utilisateur;
}

/** Ties the identity to this account, unless it opens another one; gives the account that it opens from now on. */
export async function insertIdentite(
  trx: Tx,
  { now, ...identite }: Sujet & { id_utilisateur: string; now: Date },
): Promise<string | undefined> {
  await trx
    .insertInto('identite_externe')
    .values({ ...identite, liee_le: now, vue_le: now })
    .onConflict((conflict) => conflict.columns(['fournisseur', 'sub']).doNothing())
    .execute();
  return findUtilisateurOfIdentite(trx, identite);
}

export async function saveIdentiteVue(trx: Tx, { fournisseur, sub }: Sujet, now: Date): Promise<void> {
  await trx
    .updateTable('identite_externe')
    .set({ vue_le: now })
    .where('fournisseur', '=', fournisseur)
    .where('sub', '=', sub)
    .execute();
}

export const listIdentites = (db: Db, idUtilisateur: string) =>
  db
    .selectFrom('identite_externe')
    .select(['id', 'fournisseur', 'liee_le', 'vue_le'])
    .where('id_utilisateur', '=', idUtilisateur)
    .orderBy('liee_le')
    .orderBy('id')
    .execute();

/** Deletes the identity and gives its provider; undefined when it does not belong to this person. */
export const deleteIdentite = (trx: Tx, { id, id_utilisateur }: { id: string; id_utilisateur: string }) =>
  trx
    .deleteFrom('identite_externe')
    .where('id', '=', id)
    .where('id_utilisateur', '=', id_utilisateur)
    .returning('fournisseur')
    .executeTakeFirst();

/** Moves to an account the identities that opened a registration which becomes part of it. */
export async function moveIdentites(trx: Tx, { from, into }: { from: string; into: string }): Promise<void> {
  await trx
    .updateTable('identite_externe')
    .set({ id_utilisateur: into })
    .where('id_utilisateur', '=', from)
    .execute();
}

/**
 * Tells whether the account has a password, and locks it until the end of the transaction, so that two removals at
 * once cannot leave the person without any way to sign in.
 */
export const lockMotDePasse = async (trx: Tx, id: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('utilisateur')
    .select('mot_de_passe')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && row.mot_de_passe !== null;
};

export async function insertSessionExterne(trx: Tx, session: SessionExterneTable): Promise<void> {
  await trx.insertInto('session_externe').values(session).execute();
}

export const findSessionExterne = (db: Db, idSession: string): Promise<SessionExterneTable | undefined> =>
  db.selectFrom('session_externe').selectAll().where('id_session', '=', idSession).executeTakeFirst();
