// These queries write what an account says about its person, and erase it when the person leaves.
import { sql, type Updateable } from 'kysely';
import type { Database, Db, Tx } from '../../platform/db/database.ts';

type Changes = Pick<Updateable<Database['utilisateur']>, 'civilite' | 'nom' | 'prenom' | 'email'>;

/** Locks the account while it changes; gives undefined once the person has left. */
export const lockCompte = (trx: Tx, id: string) =>
  trx
    .selectFrom('utilisateur')
    .select(['id', 'email', 'civilite', 'nom', 'prenom', 'roles', 'version'])
    .where('id', '=', id)
    .where('supprime_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function saveProfil(
  trx: Tx,
  id: string,
  { at, ...changes }: Changes & { at: Date },
): Promise<void> {
  await trx
    .updateTable('utilisateur')
    .set({ ...changes, version: sql<number>`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Tells whether an account has this address; a person who merely registers with an address does not take it. */
export const isCourrielTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db
    .selectFrom('utilisateur')
    .select('id')
    .where('email', '=', email)
    .where('en_inscription', '=', false)
    .executeTakeFirst()) !== undefined;

export const isCompteOfService = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('service').select('id').where('auth_id', '=', id).executeTakeFirst()) !== undefined;

/**
 * Counts the other open accounts with this role. The lock makes concurrent callers wait until this transaction has
 * ended.
 */
export async function countOthersWithRole(trx: Tx, role: string, but: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('role ' || ${role}, 0))`.execute(trx);
  const { others } = await trx
    .selectFrom('utilisateur')
    .select(sql<number>`count(*)::int`.as('others'))
    .where('roles', '@>', sql<string[]>`array[${role}]`)
    .where('id', '<>', but)
    .where('enabled', '=', true)
    .where('locked', '=', false)
    .where('desactive_at', 'is', null)
    .executeTakeFirstOrThrow();
  return others;
}

/**
 * Removes everything that names the person or lets them in; the row stays, because the history refers to its
 * identifier. Setting `desactive_at` ends the sessions.
 */
export async function eraseCompte(trx: Tx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('utilisateur')
    .set({
      email: `supprime-${id}@compte.invalid`,
      mot_de_passe: null,
      civilite: null,
      prenom: 'Compte',
      nom: 'supprimé',
      roles: ['lca.association'],
      territoire: null,
      enabled: false,
      must_change_password: false,
      desactive_at: at,
      supprime_at: at,
      version: sql<number>`version + 1`,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('membre_association')
    .set({ nom_accepte: null })
    .where('id_utilisateur', '=', id)
    .execute();
  for (const table of [
    'second_facteur',
    'code_secours',
    'appareil_confiance',
    'identite_externe',
    'lien',
    'membre_service',
    'copie_donnees',
  ] as const) {
    await trx.deleteFrom(table).where('id_utilisateur', '=', id).execute();
  }
  await trx.deleteFrom('notification').where('id_utilisateur', '=', id).execute();
  await trx
    .updateTable('membre_association')
    .set({ etat: 'quittee', par: id, version: sql<number>`version + 1` })
    .where('id_utilisateur', '=', id)
    .where('etat', '=', 'demandee')
    .execute();
}

export const hasActiveMembership = async (trx: Tx, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('membre_association')
    .select('id')
    .where('id_utilisateur', '=', id)
    .where('etat', '=', 'active')
    .limit(1)
    .executeTakeFirst()) !== undefined;
