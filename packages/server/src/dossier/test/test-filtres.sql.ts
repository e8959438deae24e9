// Test support: one fact of a dossier is changed where it is kept, so that a filter of the queue finds the dossier.
import { randomUUID } from 'node:crypto';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database, Db } from '../../platform/db/database.ts';

/** Changes the dossier; triggers copy what a queue reads onto its instruction. */
export const setDossier = (db: Db, id: string, set: Updateable<Database['dossier']>) =>
  db.updateTable('dossier').set(set).where('id', '=', id).execute();

/** Changes columns of the dossier's instruction, including the copies that only the queue reads. */
export const setInstruction = (
  db: Db,
  id: string,
  set: Readonly<Record<string, string | number | Date | null>>,
) =>
  db
    .updateTable('instruction')
    .set(set as Updateable<Database['instruction']>)
    .where('id_dossier', '=', id)
    .execute();

/** Gives the dossier to another service; the étiquettes of the first do not follow it. */
export async function moveToService(db: Db, id: string, id_service_instructeur: string): Promise<void> {
  await db.deleteFrom('etiquette_posee').where('id_dossier', '=', id).execute();
  await setInstruction(db, id, { id_service_instructeur });
}

/** Says which type of agrément the dossier asks for. */
export const setTypeAgrement = (db: Db, id: string, type: string) =>
  db
    .updateTable('dossier')
    .set({ tete: sql`jsonb_set(tete, '{description,id_type_agrement}', ${JSON.stringify(type)}::jsonb)` })
    .where('id', '=', id)
    .execute();

/** Puts an étiquette of the service on its dossier. */
export async function setEtiquette(
  db: Db,
  { id, id_dossier, id_service }: { id: string; id_dossier: string; id_service: string },
): Promise<void> {
  await db.insertInto('etiquette').values({ id, id_service, nom: 'ruralité' }).execute();
  await db.insertInto('etiquette_posee').values({ id_dossier, id_service, id_etiquette: id }).execute();
}

export const writeMessage = (db: Db, message: Insertable<Database['message_dossier']>) =>
  db.insertInto('message_dossier').values(message).execute();

type Accorde = { id_dossier: string; id_service: string; annee: number; montant: number; le: string };

/** Grants an amount for one year, on a past day, as the ledger of decisions holds it. */
export async function setAccorde(db: Db, { id_dossier, id_service, annee, montant, le }: Accorde) {
  const decide_le = new Date(`${le}T12:00:00Z`);
  await setInstruction(db, id_dossier, {
    etat: '6',
    montant_accorde: montant,
    accorde_le: decide_le,
    decide_le,
  });
  const place = { id_dossier, id_service, rang: 1 };
  await db
    .insertInto('decision')
    .values({ ...place, action: 'grant', montant, prise_le: decide_le, prise_par: null, motif: null })
    .execute();
  await db
    .insertInto('decision_ligne')
    .values({ ...place, id_projet: randomUUID(), annee, montant_accorde: montant })
    .execute();
}
