// Test support: what becomes of people and dossiers beside a lot.
import type { Db } from '../platform/db/database.ts';
import type { World } from '../subvention/test-dossiers.sql.ts';

/** Their next request would read it of their account, as the work of a lot does. */
export const wearsService = (db: Db, { agent }: Pick<World, 'agent'>) =>
  db
    .updateTable('utilisateur')
    .set({ roles: ['rds.user'] })
    .where('id', '=', agent.id)
    .execute();

export const leavesServices = (db: Db, { agent }: Pick<World, 'agent'>) =>
  db.deleteFrom('membre_service').where('id_utilisateur', '=', agent.id).execute();

/** The states of its lines, read where nobody's rights are asked. */
export const lignesWritten = async (db: Db, id_lot: string) =>
  (
    await db.selectFrom('lot_ligne').select('etat').where('id_lot', '=', id_lot).orderBy('rang').execute()
  ).map(({ etat }) => etat);

/** As when somebody saves it. */
export const changesMeanwhile = (db: Db, id: string) =>
  db
    .updateTable('dossier')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
