import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export const countServices = async (db: Db): Promise<number> =>
  (await db.selectFrom('service').select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()).n;

/** Sets the contact details and the signatory of a service. */
export const setContact = (
  db: Db,
  id: string,
  {
    adresse,
    ...contact
  }: {
    adresse: object;
    telephone: string;
    email: string;
    signataire?: string;
    qualite_signataire?: string;
  },
) =>
  db
    .updateTable('service')
    .set({ ...contact, adresse: JSON.stringify(adresse) })
    .where('id', '=', id)
    .execute();

type Choix = { reprise_minutes?: number; prendre_commence?: 'oui' | 'non' };

/** Sets the choices of a service: how long its decisions wait, and whether taking a dossier begins its study. */
export const setChoix = (db: Db, id: string, choix: Choix) =>
  db.updateTable('service').set(choix).where('id', '=', id).execute();

/** Gives the service this name, for a test that reads it in sentences. */
export const nameService = (db: Db, id: string, nom: string) =>
  db.updateTable('service').set({ nom }).where('id', '=', id).execute();
