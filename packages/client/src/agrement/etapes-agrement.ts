// Each step of an accreditation dossier is a link that says its status, what it holds, and why it cannot be opened
// yet.
import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { type EtapeAgrement, etapeAgrementDe } from '@asso/domain/agrement/dossier-agrement.steps';
import { pointsRestants } from '../demarche/points-restants.ts';
import { autresBlocages } from '../dossier/autres-blocages.ts';
import type { StepLink } from '../ui/step-status.ts';
import { etapeHref, isEtape } from './agrement-href.ts';

export const etapesLiees = (dossier: DossierAgrementView): (StepLink & { id: EtapeAgrement })[] =>
  dossier.etapes.flatMap(({ id, title, status, opening }) =>
    isEtape(id)
      ? [
          {
            id,
            title,
            status: statusOf(dossier, id, status),
            href: etapeHref(dossier, id),
            summary: resumeDe(dossier, id),
            why: opening[0]?.message,
          },
        ]
      : [],
  );

/** A step with a point to correct says so first; the last step is never « done », since ready is not transmitted. */
function statusOf(
  dossier: DossierAgrementView,
  id: EtapeAgrement,
  status: DossierAgrementView['etapes'][number]['status'],
): StepLink['status'] {
  if (pointsRestants(dossier).some(({ cible }) => etapeAgrementDe(cible) === id)) return 'a-corriger';
  return id === 'transmission' && status === 'termine' ? 'a-completer' : status;
}

function resumeDe(dossier: DossierAgrementView, etape: EtapeAgrement): string | undefined {
  switch (etape) {
    case 'choix':
      return `${dossier.agrement.lib_type}, ${dossier.description.exercice}`;
    case 'demandeur':
      return dossier.choix.representants.find(
        ({ id }) => id === dossier.tete.demandeur?.id_representant_legal,
      )?.nom;
    case 'pieces':
      return piecesSaid(dossier);
    case 'donnees':
      return undefined;
    case 'transmission':
      return isPret(dossier) ? 'Tout est prêt : il reste à transmettre.' : undefined;
  }
}

/** It gives a count such as « 2 sur 3 ». */
export const piecesSaid = ({ pieces }: Pick<DossierAgrementView, 'pieces'>): string =>
  pieces.length === 0
    ? 'aucune pièce demandée'
    : `${pieces.filter(({ document }) => document !== null).length} sur ${pieces.length}`;

/** The dossier lacks nothing but its certification. */
export const isPret = (dossier: Pick<DossierAgrementView, 'blockers'>): boolean =>
  autresBlocages(dossier).length === 0;
