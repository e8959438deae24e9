// Test support: what happens to people and dossiers while a lot runs.
import type { Db } from '../../platform/db/database.ts';
import type { World } from '../../subvention/test/test-dossiers.sql.ts';

/**
 * Gives the account the role of an agent: a lot reads its author's role from the account, as the next request would.
 */
export const wearsService = (db: Db, { agent }: Pick<World, 'agent'>) =>
  db
    .updateTable('utilisateur')
    .set({ roles: ['rds.user'] })
    .where('id', '=', agent.id)
    .execute();

export const leavesServices = (db: Db, { agent }: Pick<World, 'agent'>) =>
  db.deleteFrom('membre_service').where('id_utilisateur', '=', agent.id).execute();

/** Lists the states of the lot's lines, without checking anybody's rights. */
export const lignesWritten = async (db: Db, id_lot: string) =>
  (
    await db.selectFrom('lot_ligne').select('etat').where('id_lot', '=', id_lot).orderBy('rang').execute()
  ).map(({ etat }) => etat);

/** Changes the version of the dossier, as a save by somebody would. */
export const changesMeanwhile = (db: Db, id: string) =>
  db
    .updateTable('dossier')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
