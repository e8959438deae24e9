// The queries here are about proofs of the new board, joined to requests for access.
import { sql } from 'kysely';
import type { DocumentRow } from '../../document/document.sql.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** The kind of owner under which a proof is deposited: its owner is a membership. */
export const proprietairePreuve = 'adhesion';

/** Lists the proofs of these memberships, the latest first, without those removed or refused by the scanner. */
export const listPreuves = (db: Db, membres: readonly string[]): Promise<DocumentRow[]> =>
  db
    .selectFrom('document')
    .selectAll()
    .where('proprietaire', '=', proprietairePreuve)
    .where('id_proprietaire', '=', sql<string>`any(${[...membres]}::text[])`)
    .where('deleted', '=', false)
    .where('etat_analyse', '<>', 'refuse')
    .orderBy('date_chargement', 'desc')
    .limit(500)
    .execute();

/**
 * Moves to this new membership the proofs of the person's refused or ended ones, so that nothing has to be sent again.
 */
export async function bringPreuves(
  tx: Tx,
  { id, id_utilisateur, id_association }: { id: string; id_utilisateur: string; id_association: string },
): Promise<void> {
  await tx
    .updateTable('document')
    .set({ id_proprietaire: id })
    .where('proprietaire', '=', proprietairePreuve)
    .where('deleted', '=', false)
    .where('id_proprietaire', 'in', (eb) =>
      eb
        .selectFrom('membre_association as m')
        .select(sql<string>`m.id::text`.as('id'))
        .where('m.id_utilisateur', '=', id_utilisateur)
        .where('m.id_association', '=', id_association)
        .where('m.etat', 'in', ['refusee', 'quittee']),
    )
    .execute();
}
