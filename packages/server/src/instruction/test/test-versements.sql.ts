// Test support: a report in a state, which only its whole form would bring.
import type { EtatCrf } from '@asso/domain/crf/crf.states';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

type Crf = { id_dossier: string; exercice: number; id_etat: EtatCrf };

/** Writes the report of a dossier in this state, or moves it there. */
export async function setCrf(db: Db, { id_dossier, exercice, id_etat }: Crf): Promise<void> {
  const le = new Date('2027-01-20T09:00:00Z');
  const state = {
    id_etat,
    transmis_le: id_etat >= 3 ? le : null,
    recu_le: id_etat === 5 ? le : null,
    motif: id_etat === 3 ? 'Il manque les factures.' : null,
  };
  await sql`insert into crf (id_dossier, exercice, id_campagne_version, corps, created_by, cree_le, modifie_le,
      modifie_par)
    select d.id, ${exercice}, ds.id_campagne_version, '{}', d.created_by, ${le}, ${le}, d.created_by
    from dossier d join dossier_subvention ds on ds.id_dossier = d.id where d.id = ${id_dossier}
    on conflict (id_dossier, exercice) do nothing`.execute(db);
  await db
    .updateTable('crf')
    .set(state)
    .where('id_dossier', '=', id_dossier)
    .where('exercice', '=', exercice)
    .execute();
}

export const setRappel = (
  db: Db,
  rappel: { id_dossier: string; exercice: number; jours: number; envoye_le: Date },
) => db.insertInto('crf_rappel').values(rappel).execute();
