// Test support: a dossier shared with a second person, whose name may be given; what other people left in a dossier.
import type { Db } from '../../platform/db/database.ts';

type Partage = { id_dossier: string; id: string; par: string; at: Date };
type Named = Partage & { prenom: string; nom: string };

export async function shareWithNamed(db: Db, { prenom, nom, ...partage }: Named): Promise<void> {
  await db.updateTable('utilisateur').set({ prenom, nom }).where('id', '=', partage.id).execute();
  await shareWith(db, partage);
}

export async function shareWith(db: Db, { id_dossier, id, par, at }: Partage): Promise<void> {
  await db
    .insertInto('dossier_partage')
    .values({ id_dossier, id_utilisateur: id, partage_le: at, partage_par: par })
    .execute();
}

export const countPresences = async (db: Db, id_dossier: string): Promise<number> =>
  (await db.selectFrom('presence_dossier').select('page').where('id_dossier', '=', id_dossier).execute())
    .length;

/** Leaves to this member only the dossiers that they are given. */
export const restrictTo = (db: Db, id_utilisateur: string) =>
  db
    .updateTable('membre_association')
    .set({ restreint: true })
    .where('id_utilisateur', '=', id_utilisateur)
    .execute();
