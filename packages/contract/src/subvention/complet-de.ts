// Builds what the domain's rules read of a grant dossier, from the API's reply, for the screens (with the answers as
// they are typed) and for the PDF.
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import type { DossierComplet } from '@asso/domain/subvention/dossier-complet.rules';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import type { DossierSubventionView } from './subvention.schemas.ts';

/**
 * Builds the dossier as the rules read it. People and accounts are left out because only the server knows all of them:
 * the problems they cause come with the dossier.
 */
export const toComplet = (
  dossier: DossierSubventionView,
  tete: DossierSubvention = dossier.tete,
): DossierComplet => ({
  tete,
  exercice: dossier.description.exercice,
  exercice_fin: dossier.description.exercice_fin,
  sous_dispositif: dossier.description.id_sous_type_dispositif ?? '',
  dispositif: dossier.description.id_type_dispositif ?? '',
  campagne: dossier.campagne as Campagne,
  projets: dossier.projets.map(({ id, corps, cree_le }) => ({ id, corps, cree_le })),
  pieces: dossier.pieces.flatMap(({ code, document }) =>
    document
      ? [
          {
            code,
            uuid: document.uuid,
            etat_analyse: document.etat_analyse,
            date_chargement: document.date_chargement,
          },
        ]
      : [],
  ),
  association: dossier.association,
  representants: [],
  ribs: [],
});
