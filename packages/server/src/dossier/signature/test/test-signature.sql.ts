// Test support: what the association's file says of the person who signs, and a person who leaves.
import type { Db } from '../../../platform/db/database.ts';

export const giveCourriel = (db: Db, id: string, courriel: string) =>
  db.updateTable('representant_legal').set({ courriel }).where('id', '=', id).execute();

export const removeSignataire = (db: Db, id: string) =>
  db.updateTable('representant_legal').set({ deleted: true }).where('id', '=', id).execute();

export const leaveAssociation = (db: Db, id: string) =>
  db.deleteFrom('membre_association').where('id_utilisateur', '=', id).execute();

/** Gives the address and the version of a person's card. */
export const readRepresentant = (db: Db, id: string) =>
  db
    .selectFrom('representant_legal')
    .select(['courriel', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
