// The queries here are about what became of the accesses to an association, from the append-only history.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Perimetre } from '../collection/ligne.sql.ts';

export type LigneAcces = {
  id: string;
  survenu_le: Date;
  utilisateur: string | null;
  action: string;
  motif: string | null;
  personne: string | null;
};

const most = 200;

/**
 * Lists what became of the accesses, the latest first: only those of the establishments in `sirets` (null for all), and
 * none before `depuis`, the instant since which the past is open to the reader.
 */
export async function listHistoriqueAcces(
  db: Db,
  { id_association, sirets, depuis }: Perimetre & { id_association: string },
): Promise<LigneAcces[]> {
  const within =
    sirets === null
      ? sql`id_association = ${id_association}`
      : sql`id_association = ${id_association} and id_siret = any(${[...sirets]})`;
  const { rows } = await sql<LigneAcces>`
    select h.id::text as id, h.survenu_le, h.utilisateur, h.action, h.motif, h.details->>'personne' as personne
    from historique h
    where (${depuis}::timestamptz is null or h.survenu_le >= ${depuis})
      and ((h.objet = 'membre' and h.id_objet in (select id::text from membre_association where ${within}))
      or (h.objet = 'invitation' and h.id_objet in (select id::text from invitation where ${within})))
    order by h.id desc limit ${most}`.execute(db);
  return rows;
}
