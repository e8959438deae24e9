// The queries here find the dossiers begun and never sent, to erase them some time after they were last touched; the
// warnings sent before are read with them.
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

export type BrouillonLaisse = {
  id: string;
  touche_le: Date;
  /** The warnings already sent; `echeance` is the end of the period as that warning announced it. */
  avertis: { jours: number; echeance: string; le: string }[];
};

/** The last touch of a dossier: the latest change of its head, of an instruction or of a project. */
const touche = sql<Date>`greatest(d.modifie_le,
  (select max(i.modifie_le) from instruction i where i.id_dossier = d.id),
  (select max(p.modifie_le) from projet p where p.id_dossier = d.id))`;

const columns = sql`d.id, ${touche} as touche_le,
  coalesce((select jsonb_agg(jsonb_build_object('jours', r.jours, 'echeance', r.echeance, 'le', r.envoye_le))
    from rappel r where r.id_dossier = d.id and r.objet = 'effacement'), '[]') as avertis`;

/**
 * An SQL condition: the dossier was never sent, has no report, and was not touched after `depuis`. Removed dossiers
 * count too, since they could be restored.
 */
const laisse = (depuis: Date) => sql<SqlBool>`d.anonymise_le is null and d.modifie_le <= ${depuis}
  and ${touche} <= ${depuis}
  and not exists (select from instruction i where i.id_dossier = d.id
    and (i.etat not in ('A', 'B') or i.transmis_le is not null))
  and not exists (select from crf where crf.id_dossier = d.id)`;

/** Lists these forgotten dossiers in the order of their ids. */
export async function listBrouillonsLaisses(
  db: Db,
  { depuis, after, limit }: { depuis: Date; after: string | null; limit: number },
): Promise<BrouillonLaisse[]> {
  const { rows } = await sql<BrouillonLaisse>`
    select ${columns} from dossier d
    where ${laisse(depuis)} ${after === null ? sql`` : sql`and d.id > ${after}`}
    order by d.id limit ${limit}`.execute(db);
  return rows;
}

/** Reads the dossier again once locked: one touched or sent since is left alone. */
export async function lockBrouillonLaisse(
  tx: Tx,
  { id, depuis }: { id: string; depuis: Date },
): Promise<BrouillonLaisse | undefined> {
  const { rows } = await sql<BrouillonLaisse>`
    select ${columns} from dossier d where d.id = ${id} and ${laisse(depuis)} for update of d`.execute(tx);
  return rows[0];
}
