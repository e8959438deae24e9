// The query here reads what decides which subventions are for an association.
import type { Applicant } from '@asso/domain/subvention/ouverte-pour.rules';
import { sql } from 'kysely';
import { type RowOfFiche, toFicheAlone } from '../association/fiche/fiche-view.ts';
import type { Db } from '../platform/db/database.ts';

type Lue = {
  id: string;
  code_departement: string | null;
  etat: string;
  fiche: RowOfFiche;
  agrements: { type: string | null }[];
  rhs: { nb_salaries: number | null }[];
};

/**
 * Reads what is known of each of these associations. The whole file is looked at, whatever the reader may read of it:
 * a request is begun, or refused, by the same facts.
 */
export async function listApplicants(
  db: Db,
  ids: readonly string[],
): Promise<(Applicant & { id: string })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Lue>`
    select a.id, a.code_departement, a.etat, to_jsonb(a) as fiche,
      (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from agrement_obtenu l
        where l.id_association = a.id and not l.deleted) as agrements,
      (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from rh_annuel l
        where l.id_association = a.id and not l.deleted) as rhs
    from association a where a.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map(({ id, code_departement: departement, etat, fiche, ...lignes }) => ({
    id,
    connue: { fiche: toFicheAlone(fiche), lignes, documents: [] },
    departement,
    isDissoute: etat === 'dissoute',
  }));
}
