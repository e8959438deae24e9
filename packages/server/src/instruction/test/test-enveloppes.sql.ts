// Test support: dossiers that ask for money of several years.
import type { Db } from '../../platform/db/database.ts';

/** Makes the project ask the same service as much for the year after, as a request of several years does. */
export async function aSecondYear(
  db: Db,
  { id, id_projet, id_service }: { id: string; id_projet: string; id_service: string },
): Promise<void> {
  await db
    .insertInto('financement')
    .values({
      ...{ id_projet, annee: 2028, id_service_instructeur: id_service },
      ...{ montant_demande: 2000, montant_propose: null, montant_accorde: null },
    })
    .execute();
  await db.updateTable('dossier').set({ exercice_fin: 2028 }).where('id', '=', id).execute();
}
