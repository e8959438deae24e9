import type { Db } from '../../platform/db/database.ts';

/** Services of one dossier are sorted by their codes, unless a rule says otherwise. */
export const setCodeService = (db: Db, id: string, code: string) =>
  db.updateTable('service').set({ code }).where('id', '=', id).execute();

/** Grants this sum on each line of a service, as its decision writes them. */
export const setAccorde = (db: Db, id_service: string, montant: number) =>
  db
    .updateTable('financement')
    .set({ montant_accorde: montant })
    .where('id_service_instructeur', '=', id_service)
    .execute();
