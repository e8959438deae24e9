// These queries let administrators open, change and close accounts.
import { sql, type Updateable } from 'kysely';
import type { Database, Db, Tx } from '../../platform/db/database.ts';

const columns = [
  'id',
  'email',
  'civilite',
  'prenom',
  'nom',
  'roles',
  'territoire',
  'enabled',
  'locked',
  'desactive_at',
  'derniere_connexion_at',
  'version',
] as const;

const comptes = (db: Db) =>
  db
    .selectFrom('utilisateur')
    .select(columns)
    .where('supprime_at', 'is', null)
    .where('en_inscription', '=', false);

export type CompteAdministre = Awaited<ReturnType<ReturnType<typeof comptes>['executeTakeFirstOrThrow']>>;

/** Locks the account with this id until the end of the transaction. */
export const lockCompteAdministre = (trx: Tx, id: string): Promise<CompteAdministre | undefined> =>
  comptes(trx).where('id', '=', id).forUpdate().executeTakeFirst();

export const findCompteAdministre = (db: Db, id: string): Promise<CompteAdministre | undefined> =>
  comptes(db).where('id', '=', id).executeTakeFirst();

/** Locks the account with this address until the end of the transaction. */
export const lockCompteOfEmail = (trx: Tx, email: string): Promise<CompteAdministre | undefined> =>
  comptes(trx).where('email', '=', email).forUpdate().executeTakeFirst();

type Changes = Pick<
  Updateable<Database['utilisateur']>,
  | 'email'
  | 'roles'
  | 'territoire'
  | 'enabled'
  | 'locked'
  | 'desactive_at'
  | 'mot_de_passe'
  | 'must_change_password'
  | 'nom'
>;

export async function saveCompteAdministre(
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
