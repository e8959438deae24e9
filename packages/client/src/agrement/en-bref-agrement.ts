import { completAgrement } from '@asso/contract/agrement/complet-agrement';
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { sayConditionsAgrement } from '@asso/domain/agrement/conditions.words';
import type { EtapeAgrement } from '@asso/domain/agrement/dossier-agrement.steps';

/** Says a step of an agrément dossier in a few words; undefined when nothing is worth saying. */
export function agrementSummary(dossier: DossierAgrementView, etape: EtapeAgrement): string | undefined {
  switch (etape) {
    case 'choix':
      return `${dossier.agrement.lib_type}, ${dossier.description.exercice}`;
    case 'demandeur':
      return dossier.choix.representants.find(
        ({ id }) => id === dossier.tete.demandeur?.id_representant_legal,
      )?.nom;
    case 'pieces':
      return sayPiecesAgrement(dossier);
    case 'donnees':
      return sayConditionsAgrement(completAgrement(dossier)) || undefined;
    case 'transmission':
      return undefined;
  }
}

/** Returns a count such as « 2 sur 3 ». */
export const sayPiecesAgrement = ({ pieces }: Pick<DossierAgrementView, 'pieces'>): string =>
  pieces.length === 0
    ? 'aucune pièce demandée'
    : `${pieces.filter(({ document }) => document !== null).length} sur ${pieces.length}`;
