// Test support: what is kept of somebody who follows the catalogue without an account.
import type { Db } from '../../platform/db/database.ts';

/** The latest comes first. */
export const mailsTo = (db: Db, courriel: string) =>
  db
    .selectFrom('courriel')
    .select(['objet', 'texte'])
    .where('destinataire', '=', courriel)
    .orderBy('cree_le', 'desc')
    .execute();

export async function countRows(db: Db, courriel: string) {
  const [abonnements, courriels] = await Promise.all([
    db.selectFrom('abonnement_catalogue').select('id').where('courriel', '=', courriel).execute(),
    db.selectFrom('courriel').select('id').where('destinataire', '=', courriel).execute(),
  ]);
  return { abonnements: abonnements.length, courriels: courriels.length };
}
