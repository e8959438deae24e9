// The queries here are about the instant at which each part of a dossier was last changed.
import type { DerniersChangements } from '@asso/domain/dossier/renvoi.rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type Row = { tete: Date; projets: Record<string, Date>; pieces: Record<string, Date> };

/**
 * Finds when the head, each project and each piece were last changed. The history groups the saves of the head by the
 * hour: where it has none since `depuis`, the last change of the whole dossier is given for the head.
 */
export async function findDerniersChangements(
  db: Db,
  { id, depuis }: { id: string; depuis: Date },
): Promise<DerniersChangements> {
  const { rows } = await sql<Row>`
    select coalesce((select max(h.survenu_le) from historique h
        where h.objet = 'dossier' and h.id_objet = d.id::text and h.action = 'enregistrer'
          and h.section in ('demandeur', 'customs') and h.survenu_le >= ${depuis}), d.modifie_le) as tete,
      coalesce((select json_object_agg(p.id, p.modifie_le) from projet p where p.id_dossier = d.id), '{}') as projets,
      coalesce((select json_object_agg(j.code, j.jointe_le) from piece_dossier j where j.id_dossier = d.id), '{}')
        as pieces
    from dossier d where d.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the dossier whose changes are looked for is gone');
  return { tete: row.tete.toISOString(), projets: inIso(row.projets), pieces: inIso(row.pieces) };
}

/** Writes these instants in ISO: through JSON, they come as texts in the database's own time zone. */
const inIso = (dates: Record<string, Date>): Record<string, string> =>
  Object.fromEntries(Object.entries(dates).map(([name, le]) => [name, new Date(le).toISOString()]));
