// What the domain's rules are given of an accreditation dossier as it is read: by a screen, with the answers as typed, or by the PDF.
import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import type { AgrementComplet } from '@asso/domain/agrement/dossier-agrement.rules';
import type { DossierAgrementView } from './dossier-agrement.schemas.ts';

/** Without people, which only the server knows whole: what they block comes with the dossier. */
export const completAgrement = (
  dossier: DossierAgrementView,
  tete: DossierAgrement = dossier.tete,
): AgrementComplet => ({
  tete,
  exercice: dossier.description.exercice,
  type_agrement: dossier.agrement.type,
  definition: dossier.definition,
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
  sites: dossier.sites,
  documents: null,
  jour: dossier.jour,
});
