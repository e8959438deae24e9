// Accounts as those who administer them open, change and close them.
import { sql, type Updateable } from 'kysely';
import type { Database, Db, Tx } from '../platform/db/database.ts';

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

/** The account of this id, held until the end. */
export const lockCompteAdministre = (trx: Tx, id: string): Promise<CompteAdministre | undefined> =>
  comptes(trx).where('id', '=', id).forUpdate().executeTakeFirst();

export const findCompteAdministre = (db: Db, id: string): Promise<CompteAdministre | undefined> =>
  comptes(db).where('id', '=', id).executeTakeFirst();

/** The account of this address, held until the end. */
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
