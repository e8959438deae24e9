// Builds, from the API's reply, what the domain's rules read of an agrément dossier: for the screens, with the answers
// as they are typed, and for the PDF.
import type { DossierAgrement } from '@asso/domain/agrement/dossier-agrement.fields';
import type { AgrementComplet } from '@asso/domain/agrement/dossier-agrement.rules';
import type { DossierAgrementView } from './dossier-agrement.schemas.ts';

/**
 * Makes what the rules read of an agrément dossier, without people, because only the server knows all of them: the
 * problems they cause come with the dossier.
 */
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
