import type { Db } from '../../db/database.ts';

/** Makes the mails of these causes ones that the recipient's server refused for good. */
export const loseMails = (db: Db, cause: string) =>
  db.updateTable('courriel').set({ etat: 'echec' }).where('cle', 'like', `${cause}%`).execute();
