import type { Db } from '../../platform/db/database.ts';

export const readAbonnementRow = (db: Db, id_utilisateur: string) =>
  db
    .selectFrom('abonnement_agenda')
    .selectAll()
    .where('id_utilisateur', '=', id_utilisateur)
    .executeTakeFirstOrThrow();

export const leaveAll = (db: Db, id_utilisateur: string) =>
  db
    .updateTable('membre_association')
    .set({ etat: 'quittee' })
    .where('id_utilisateur', '=', id_utilisateur)
    .execute();

export const lockAccount = (db: Db, id: string) =>
  db.updateTable('utilisateur').set({ locked: true }).where('id', '=', id).execute();
