import type { Db } from '../../db/database.ts';

/** Marks the mails with the given cause as refused for good by the recipient's server. */
export const loseMails = (db: Db, cause: string) =>
  db.updateTable('courriel').set({ etat: 'echec' }).where('cle', 'like', `${cause}%`).execute();
