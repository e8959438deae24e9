// Test support: counts the kept copies and reads people's addresses.
import type { Db } from '../../platform/db/database.ts';

export const countCopies = async (db: Db): Promise<number> =>
  (await db.selectFrom('copie_donnees').select('id_utilisateur').execute()).length;

export async function readEmails(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('utilisateur')
    .select(['id', 'email'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

export const leaveAssociations = (db: Db, id_utilisateur: string) =>
  db
    .updateTable('membre_association')
    .set({ etat: 'quittee' })
    .where('id_utilisateur', '=', id_utilisateur)
    .execute();
