import type { Db } from '../../db/database.ts';

/** The server of the reader refused for good the mails of these causes. */
export const loseMails = (db: Db, cause: string) =>
  db.updateTable('courriel').set({ etat: 'echec' }).where('cle', 'like', `${cause}%`).execute();
