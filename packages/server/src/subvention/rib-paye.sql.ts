import { sql } from 'kysely';
import type { RibsPayes } from '../association/collection/rib-usages.ts';
import { instructionsSeen } from '../dossier/liste/perimetre.sql.ts';
import { perimetreOf } from '../dossier/liste/perimetre.ts';

/** The RIB of a dossier is read whole by the services to which it was sent: they pay it. */
export const ribsDesDossiers: RibsPayes = async (db, { actor, id_association }) => {
  const { rows } = await sql<{ id: string }>`
    select distinct d.tete -> 'demandeur' ->> 'id_rib' as id
    from dossier d
    join lateral (select from instruction i where i.id_dossier = d.id and i.etat not in ('A', 'B')
      and ${instructionsSeen(perimetreOf(actor))} limit 1) seen on true
    where d.id_association = ${id_association}::uuid and not d.est_supprime
      and d.tete -> 'demandeur' ->> 'id_rib' is not null`.execute(db);
  return rows.map(({ id }) => id);
};
