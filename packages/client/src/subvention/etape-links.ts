// The steps of a dossier as links: where each stands, what it holds, and why one cannot be opened yet.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { count, formatEuros } from '@asso/domain/identifiants/affichage';
import { sumEuros } from '@asso/domain/kernel/money';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import type { StepLink } from '../ui/step-status.ts';
import { etapeHref, isEtape } from './dossier-liens.ts';

export function etapeLinks(dossier: DossierSubventionView): (StepLink & { id: EtapeSubvention })[] {
  return dossier.etapes.flatMap(({ id, title, status, opening }) =>
    isEtape(id)
      ? [
          {
            id,
            title,
            status: isLastDone(id, status) ? 'a-completer' : status,
            href: etapeHref(dossier, id),
            summary: isLastDone(id, status)
              ? 'Tout est prêt : il reste à transmettre.'
              : summaryOf(dossier, id),
            why: opening[0]?.message,
          },
        ]
      : [],
  );
}

/** Ready is not transmitted: the last step is never said to be done while the dossier is still here. */
const isLastDone = (id: EtapeSubvention, status: StepLink['status']): boolean =>
  id === 'transmission' && status === 'termine';

function summaryOf(dossier: DossierSubventionView, etape: EtapeSubvention): string | undefined {
  switch (etape) {
    case 'choix':
      return [dossier.description.lib_sous_type_dispositif, exercicesSaid(dossier)]
        .filter(Boolean)
        .join(', ');
    case 'demandeur':
      return demandeurSaid(dossier);
    case 'pieces':
      return piecesSaid(dossier);
    case 'projets':
      return projetsSaid(dossier);
    case 'transmission':
      return undefined;
  }
}

export function exercicesSaid({ description: { exercice, exercice_fin } }: DossierSubventionView): string {
  return exercice_fin > exercice ? `de ${exercice} à ${exercice_fin}` : `${exercice}, une année`;
}

function demandeurSaid({ tete, choix }: DossierSubventionView): string | undefined {
  const person = choix.representants.find(({ id }) => id === tete.demandeur?.id_representant_legal);
  const rib = choix.ribs.find(({ id }) => id === tete.demandeur?.id_rib);
  return [person?.nom, rib && `RIB ${rib.iban_masque}`].filter(Boolean).join(', ') || undefined;
}

export function piecesSaid({ pieces }: DossierSubventionView): string {
  const joined = pieces.filter(({ document }) => document !== null).length;
  return pieces.length === 0 ? 'aucune pièce demandée' : `${joined} sur ${pieces.length}`;
}

export const montantTotal = ({ projets }: DossierSubventionView): number =>
  sumEuros(projets.map((one) => one.montant_demande));

function projetsSaid(dossier: DossierSubventionView): string | undefined {
  const { length } = dossier.projets;
  if (length === 0) return undefined;
  return `${count(length, 'projet', 'projets')}, ${formatEuros(montantTotal(dossier))} demandés`;
}
