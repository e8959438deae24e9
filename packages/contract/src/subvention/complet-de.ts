// What the domain's rules are given of a dossier as it is read: by a screen, with the answers as typed, or by the PDF.
import type { Campagne } from '@asso/domain/subvention/campagne.rules';
import type { DossierComplet } from '@asso/domain/subvention/dossier-complet.rules';
import type { DossierSubvention } from '@asso/domain/subvention/dossier-subvention.fields';
import type { DossierSubventionView } from './subvention.schemas.ts';

/** Without people and accounts, which only the server knows whole: what they block comes with the dossier. */
export const completDe = (
  dossier: DossierSubventionView,
  tete: DossierSubvention = dossier.tete,
): DossierComplet => ({
  tete,
  exercice: dossier.description.exercice,
  exercice_fin: dossier.description.exercice_fin,
  sous_dispositif: dossier.description.id_sous_type_dispositif ?? '',
  dispositif: dossier.description.id_type_dispositif ?? '',
  campagne: dossier.campagne as Campagne,
  projets: dossier.projets.map(({ id, corps }) => ({ id, corps })),
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
