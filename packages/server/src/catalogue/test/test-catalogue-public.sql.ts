// Test support: what the public pages read, and the marks that must never stand on one.
import type { Db } from '../../platform/db/database.ts';

export async function subventionOf(db: Db, code: string): Promise<string> {
  const { id_subvention } = await db
    .selectFrom('repertoire')
    .innerJoin('subvention', 'subvention.id', 'repertoire.id_subvention')
    .select('id_subvention')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return id_subvention;
}

export const writeRna = (db: Db, id_association: string, id_rna: string) =>
  db.updateTable('association').set({ id_rna }).where('id', '=', id_association).execute();

/** Marks the names of everybody and of every association with a text, so that a name that leaks is seen. */
export async function markEverybody(db: Db, mark: string): Promise<void> {
  await db
    .updateTable('utilisateur')
    .set({ nom: `${mark}-nom`, prenom: `${mark}-prenom` })
    .execute();
  await db
    .updateTable('association')
    .set({ nom: `${mark} association`, commune: `${mark}-commune` })
    .execute();
}
