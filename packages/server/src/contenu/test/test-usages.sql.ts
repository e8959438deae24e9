// Test support: reads the opinions that people gave of procedures, and writes requests for help that were answered.
import type { Db } from '../../platform/db/database.ts';

export const readAvis = (db: Db) => db.selectFrom('avis_demarche').selectAll().execute();

/** Writes a request for help that was answered. */
export const addAideTraitee = (db: Db, { cree_le, traitee_le }: { cree_le: string; traitee_le: string }) =>
  db
    .insertInto('demande_aide')
    .values({
      ...{
        motif: 'autre',
        sujet: 'Une question',
        message: 'Comment faire ?',
        courriel: 'camille@example.org',
      },
      ...{ etat: 'traitee', cree_le: new Date(cree_le), traitee_le: new Date(traitee_le) },
    })
    .execute();
