// The summary finds here the associations whose declarations wait, how many wait in each place, and who could be
// told.
import { statutInitial } from '@asso/domain/benevolat/declaration.states';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

type Asked = { id_session: string; jour: string; after: string | null; limit: number };

/**
 * Lists the associations with waiting declarations in this session that were not written to that day, in the order of
 * their ids.
 */
export async function listPendingAssociations(
  db: Db,
  { id_session, jour, after, limit }: Asked,
): Promise<string[]> {
  const rows = await db
    .selectFrom('cec_declaration as d')
    .select('d.id_association')
    .distinct()
    .where('d.id_session', '=', id_session)
    .where('d.status', '=', statutInitial)
    .$if(after !== null, (query) => query.where('d.id_association', '>', after ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('cec_recapitulatif as r')
            .select('r.jour')
            .whereRef('r.id_association', '=', 'd.id_association')
            .where('r.jour', '=', jour),
        ),
      ),
    )
    .orderBy('d.id_association')
    .limit(limit)
    .execute();
  return rows.map(({ id_association }) => id_association);
}

/** Notes that the summary is sent that day; returns false when it already was, since a job may run twice. */
export async function markRecapitulatif(
  tx: Tx,
  { id_association, jour, at }: { id_association: string; jour: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('cec_recapitulatif')
    .values({ id_association, jour, envoye_le: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('jour')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts what waits in each establishment; null stands for the association as a whole. */
export const countWaiting = (
  tx: Tx,
  { id_session, id_association }: { id_session: string; id_association: string },
): Promise<{ etab_siret: string | null; n: number }[]> =>
  tx
    .selectFrom('cec_declaration')
    .select(['etab_siret', sql<number>`count(*)::int`.as('n')])
    .where('id_session', '=', id_session)
    .where('id_association', '=', id_association)
    .where('status', '=', statutInitial)
    .groupBy('etab_siret')
    .execute();

/** Lists the active members of the association whose account can be told, without those limited to a few dossiers. */
export async function listMembresActifs(tx: Tx, id_association: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('membre_association as m')
    .innerJoin('destinataire as d', 'd.id', 'm.id_utilisateur')
    .select('m.id_utilisateur')
    .distinct()
    .where('m.id_association', '=', id_association)
    .where('m.etat', '=', 'active')
    .where('m.restreint', '=', false)
    .orderBy('m.id_utilisateur')
    .execute();
  return rows.map(({ id_utilisateur }) => id_utilisateur);
}
