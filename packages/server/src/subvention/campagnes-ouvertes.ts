import type { DemarcheView } from '@asso/contract/association/demarches.endpoints';
import type { FicheConnue } from '@asso/domain/association/manques.rules';
import { titreEdition } from '@asso/domain/subvention/edition.words';
import { isSportForce, listManquesSubvention } from '@asso/domain/subvention/manques-association.rules';
import { findOpenCloture } from '@asso/domain/subvention/ouverte-pour.rules';
import type { AssociationRow } from '../association/association.sql.ts';
import type { Db } from '../platform/db/database.ts';
import { listApplicants } from './pour-qui.sql.ts';
import { type CampagneRow, listCampagnesInView } from './subvention.sql.ts';

/**
 * Lists the editions that are open to this association, each with what it would find missing in its file (`connue`).
 */
export async function demarchesSubvention(db: Db, { row, connue, now }: Asked): Promise<DemarcheView[]> {
  const [campagnes, [qui]] = await Promise.all([
    listCampagnesInView(db, [], now),
    listApplicants(db, [row.id]),
  ]);
  if (!qui) return [];
  const ouvertes = campagnes.flatMap((campagne) => {
    const echeance = findOpenCloture(campagne.contenu, qui, now);
    return echeance === undefined ? [] : [{ campagne, echeance }];
  });
  return ouvertes.map(({ campagne, echeance }) => {
    const isAlone = ouvertes.every((one) => one.campagne === campagne || one.campagne.code !== campagne.code);
    return demarcheOf(campagne, { connue, echeance, isAlone });
  });
}

type Asked = { row: Pick<AssociationRow, 'id'>; connue: FicheConnue; now: Date };
type Ouverte = { connue: FicheConnue; echeance: string; isAlone: boolean };

const demarcheOf = (
  { code, campagne_exercice: exercice, contenu, id_type_dispositif }: CampagneRow,
  { connue, echeance, isAlone }: Ouverte,
): DemarcheView => ({
  id: isAlone ? code : `${code}:${exercice}`,
  titre: isAlone ? contenu.titre : titreEdition(contenu.titre, exercice),
  echeance,
  lien: `/repertoire-des-subventions?code=${encodeURIComponent(code)}${isAlone ? '' : `&exercice=${exercice}`}`,
  domaine: isSportForce(id_type_dispositif, contenu) ? 'Sport' : null,
  type_agrement: null,
  faite: null,
  manques: listManquesSubvention(contenu, id_type_dispositif, connue),
});
