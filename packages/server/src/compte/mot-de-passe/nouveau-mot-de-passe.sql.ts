// These queries read the password of an account, to check it, and write the one that its owner chooses.
import type { Db, Tx } from '../../platform/db/database.ts';

export type Detenteur = {
  id: string;
  email: string;
  nom: string;
  prenom: string;
  roles: string[];
  enabled: boolean;
  mot_de_passe: string | null;
};

/** Reads the password of an account; `isLocked` locks the row until the end of the transaction. */
export const findDetenteur = (
  db: Db,
  id: string,
  { isLocked = false } = {},
): Promise<Detenteur | undefined> =>
  db
    .selectFrom('utilisateur')
    .select(['id', 'email', 'nom', 'prenom', 'roles', 'enabled', 'mot_de_passe'])
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();

/** Saves the password that the owner chose, and no longer asks for another one. */
export async function saveNouveauMotDePasse(
  trx: Tx,
  { id, hash, now }: { id: string; hash: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('utilisateur')
    .set({ mot_de_passe: hash, must_change_password: false, updated_at: now })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
