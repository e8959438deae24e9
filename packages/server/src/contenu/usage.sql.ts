// The queries here are about the opinions and figures of procedures, which name nobody.
import type { DemarcheJugee, NoteDemarche } from '@asso/domain/contenu/satisfaction.rules';
import { sql } from 'kysely';
import type { Db, Table, Tx } from '../platform/db/database.ts';

type AvisDemarcheTable = Table<'avis_demarche', { demarche: DemarcheJugee; note: NoteDemarche }>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    avis_demarche: AvisDemarcheTable;
  }
}

export type AvisDemarche = Omit<AvisDemarcheTable, 'id'>;

export const insertAvis = (db: Db, avis: AvisDemarche) =>
  db.insertInto('avis_demarche').values(avis).execute();

export const listCommentaires = async (db: Db) => {
  const rows = await db
    .selectFrom('avis_demarche')
    .select(['id', 'demarche', 'note', 'commentaire', 'jour'])
    .where('commentaire', 'is not', null)
    .orderBy('jour', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(({ commentaire, ...row }) => ({ ...row, commentaire: commentaire ?? '' }));
};

export async function countAvis(db: Db, depuis: string) {
  const { rows } = await sql<{ demarche: DemarcheJugee; reponses: number; bien: number }>`
    select demarche, count(*)::int as reponses, count(*) filter (where note = 'bien')::int as bien
    from avis_demarche where jour >= ${depuis} group by demarche`.execute(db);
  return rows;
}

export type Envois = { demarche: DemarcheJugee; envoyees: number; decidees: number; delai: number | null };

/**
 * Counts, for each procedure, what was sent since that day and what was answered since that day, with the median delay
 * of these answers in days: what was sent long before counts too, or the slow ones would be left out. The delay of
 * requests for a grant is that of the figures of services (`rythme.ts`).
 */
export async function countEnvois(db: Db, depuis: Date): Promise<Envois[]> {
  const { rows } = await sql<Envois>`
    with envois as (
      select i.genre as demarche, i.premier_envoi_le as le, i.decide_le as fini from instruction i
      union all select 'crf', transmis_le, recu_le from crf
      union all select 'siret', transmis_le, case when code_etat in ('ACC', 'REJ', 'REF') then modifie_le end
        from demande_siret
      union all select 'aide', cree_le, traitee_le from demande_aide)
    select demarche, count(*) filter (where le >= ${depuis})::int as envoyees,
      count(*) filter (where fini >= ${depuis})::int as decidees,
      percentile_disc(0.5) within group (order by jours_entre(le, fini)) filter (where fini >= ${depuis}) as delai
    from envois where le >= ${depuis} or fini >= ${depuis} group by demarche`.execute(db);
  return rows;
}

/**
 * Erases at most `limit` comments of opinions given on the day of `subtractDuree` or earlier, whose marks stay; returns how
 * many were erased.
 */
export async function deleteCommentaires(
  tx: Tx,
  { avant, limit }: { avant: Date; limit: number },
): Promise<number> {
  const { rows } = await sql`update avis_demarche set commentaire = null where id in (
    select id from avis_demarche where commentaire is not null and jour <= ${avant}::timestamptz::date
    limit ${limit}) returning id`.execute(tx);
  return rows.length;
}
