import type { Db } from '../../db/database.ts';

/** Marks the mails with the given cause as refused for good by the recipient's server. */
export const loseMails = (db: Db, cause: string) =>
  db.updateTable('courriel').set({ etat: 'echec' }).where('cle', 'like', `${cause}%`).execute();

/** Lists the subject and the text of each mail, whoever it is for. */
export const allMails = (db: Db) => db.selectFrom('courriel').select(['objet', 'texte']).execute();

/** Lists the mails written to an address; the latest comes first. */
export const mailsTo = (db: Db, destinataire: string) =>
  db
    .selectFrom('courriel')
    .select(['objet', 'texte', 'desabonnement'])
    .where('destinataire', '=', destinataire)
    .orderBy('cree_le', 'desc')
    .execute();
