import type { DemarcheView } from '@asso/contract/association/demarches.endpoints';
import type { FicheConnue } from '@asso/domain/association/manques.rules';
import { eligibiliteProblems } from '@asso/domain/demande-siret/eligibilite.rules';
import { manquesPourSiret } from '@asso/domain/demande-siret/manques-siret.rules';
import type { AssociationRow } from '../association/association.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { sansSiret } from './load-demande.ts';

/** Asking for a SIRET is offered to the associations that may; it has no deadline. */
export async function demarcheSiret(
  _: Db,
  { row, connue }: { row: AssociationRow; connue: FicheConnue },
): Promise<DemarcheView[]> {
  if (eligibiliteProblems(sansSiret(row)).length > 0) return [];
  return [
    {
      id: 'demande-siret',
      titre: 'Obtenir un SIRET',
      echeance: null,
      lien: `/associations/${row.id_rna ?? row.id_correspondance}/demande-siret`,
      domaine: null,
      manques: manquesPourSiret(connue),
    },
  ];
}
