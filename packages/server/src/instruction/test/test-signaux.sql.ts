// Test support: two requests that resemble each other, and an account that several associations have.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type Sent = { id: string };

/** Writes a fixed fingerprint for this dossier: two dossiers given it have the same text and the same budget. */
export async function writeEmpreinte(db: Db, { id }: Sent, le: Date): Promise<number> {
  const minima = Array.from({ length: 24 }, (_, at) => at);
  const { numUpdatedRows } = await db
    .updateTable('empreinte_dossier')
    .set({ minima, bandes: [7], budget: 3, le })
    .where('id_dossier', '=', id)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export const sendTo = (db: Db, { id }: Sent, id_service_instructeur: string) =>
  db.updateTable('instruction').set({ id_service_instructeur }).where('id_dossier', '=', id).execute();

/**
 * Deletes the bank accounts of every association but the one that sent this dossier, and gives the IBAN of one that is
 * left.
 */
export async function keepOnlyRib(db: Db, { id }: Sent): Promise<string> {
  const { id_association, iban } = await db
    .selectFrom('dossier')
    .innerJoin('rib', 'rib.id_association', 'dossier.id_association')
    .select(['dossier.id_association', 'rib.iban'])
    .where('dossier.id', '=', id)
    .executeTakeFirstOrThrow();
  await db.updateTable('rib').set({ deleted: true }).where('id_association', '<>', id_association).execute();
  return `${iban}`;
}

/** Writes what a register says of an association that was dissolved. */
export const dissolve = (db: Db, id: string, le: string): Promise<unknown> =>
  db
    .updateTable('association')
    .set({ etat: 'dissoute', date_dissolution: le })
    .where('id', '=', id)
    .execute();

/** Makes this dossier one of another association, paid on an account of hers. */
export const giveTo = (db: Db, { id }: Sent, to: { id_association: string; rib: string }): Promise<unknown> =>
  db
    .updateTable('dossier')
    .set({
      id_association: to.id_association,
      tete: sql`jsonb_set(tete, '{demandeur,id_rib}', to_jsonb(${to.rib}::text))`,
    })
    .where('id', '=', id)
    .execute();
