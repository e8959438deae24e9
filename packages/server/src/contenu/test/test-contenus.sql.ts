import type { Db } from '../../platform/db/database.ts';

/** Reads the mails that carry this number in their subject. */
export const mailsOfAssistance = (db: Db, numero: string | null) =>
  db
    .selectFrom('courriel')
    .select(['destinataire', 'repondre_a', 'objet', 'texte'])
    .where('objet', 'like', `%${numero} %`)
    .execute();
