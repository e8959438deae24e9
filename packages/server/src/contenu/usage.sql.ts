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

/** Counts, for each procedure, what was sent since that day and what was answered, with the median delay in days. */
export async function countEnvois(db: Db, depuis: Date): Promise<Envois[]> {
  const { rows } = await sql<Envois>`
    with envois as (
      select i.genre as demarche, i.transmis_le as le, i.decide_le as fini from instruction i
        where i.transmis_le >= ${depuis}
      union all select 'crf', transmis_le, recu_le from crf where transmis_le >= ${depuis}
      union all select 'siret', transmis_le, case when code_etat in ('ACC', 'REJ', 'REF') then modifie_le end
        from demande_siret where transmis_le >= ${depuis}
      union all select 'aide', cree_le, traitee_le from demande_aide where cree_le >= ${depuis})
    select demarche, count(*)::int as envoyees, count(fini)::int as decidees,
      round(percentile_cont(0.5) within group (order by extract(epoch from fini - le) / 86400))::int as delai
    from envois group by demarche`.execute(db);
  return rows;
}

/**
 * Erases at most `limit` comments of opinions given on the day of `avant` or earlier, whose marks stay; returns how
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
