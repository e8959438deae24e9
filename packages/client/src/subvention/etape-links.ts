// Each step of a dossier is a link with its state, a summary of its content and, when it is closed, the reason.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { type EtapeSubvention, etapesSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { pointsRestants } from '../demarche/points-restants.ts';
import { isRenvoye } from '../dossier/etat-dossier.ts';
import { rangSaid } from '../dossier/rang-said.ts';
import type { StepLink } from '../ui/step-status.ts';
import { etapeHref, isEtape } from './dossier-liens.ts';
import { isACorriger, isInchange } from './points-du-renvoi.ts';
import { relectureDuDossier } from './relecture.ts';
import { projetsARevoir } from './repris.ts';

export function etapeLinks(dossier: DossierSubventionView): (StepLink & { id: EtapeSubvention })[] {
  return dossier.etapes.flatMap(({ id, title, status, opening }) =>
    isEtape(id)
      ? [
          {
            id,
            title,
            status: statusOf(dossier, id, status),
            href: etapeHref(dossier, id),
            summary: isLastDone(id, status) ? lastSaid(dossier) : summaryOf(dossier, id),
            why: opening[0]?.message,
          },
        ]
      : [],
  );
}

/** Corrections requested by a service come before the problems that the portal finds. */
function statusOf(
  dossier: DossierSubventionView,
  id: EtapeSubvention,
  status: DossierSubventionView['etapes'][number]['status'],
): StepLink['status'] {
  if (isACorriger(dossier, id)) return 'a-corriger';
  if (id === 'projets' && status === 'termine' && projetsARevoir(dossier).length > 0) return 'a-revoir';
  return isLastDone(id, status) ? 'a-completer' : status;
}

/** The last step is not said to be ready as long as a requested correction is not made. */
function lastSaid(dossier: DossierSubventionView): string {
  if (!isRenvoye(dossier)) {
    return projetsARevoir(dossier).length > 0
      ? 'À relire d’abord : ce qui est repris de l’an dernier.'
      : 'Tout est prêt : il reste à transmettre.';
  }
  const { length } = pointsRestants(dossier);
  if (length > 0) return `${count(length, 'point', 'points')} à corriger avant de transmettre à nouveau.`;
  return isInchange(dossier)
    ? 'Rien n’a changé depuis le renvoi.'
    : 'Corrections faites : il reste à transmettre à nouveau.';
}

export const rangDe = (etape: EtapeSubvention): string =>
  rangSaid(etapesSubvention.indexOf(etape), etapesSubvention.length);

/** As long as the dossier is not transmitted, its last step is not shown as done. */
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

export function exercicesSaid({
  description: { exercice, exercice_fin },
}: {
  description: Pick<DossierSubventionView['description'], 'exercice' | 'exercice_fin'>;
}): string {
  return exercice_fin > exercice ? `de ${exercice} à ${exercice_fin}` : `${exercice}, une année`;
}

function demandeurSaid({ tete, choix }: DossierSubventionView): string | undefined {
  const person = choix.representants.find(({ id }) => id === tete.demandeur?.id_representant_legal);
  const rib = choix.ribs.find(({ id }) => id === tete.demandeur?.id_rib);
  return [person?.nom, rib && `RIB ${rib.iban_masque}`].filter(Boolean).join(', ') || undefined;
}

export function piecesSaid({ pieces }: DossierSubventionView): string {
  const joined = pieces.filter(({ document }) => document !== null).length;
  const autres = pieces.filter(({ document, obligatoire }) => document === null && !obligatoire).length;
  if (pieces.length === 0) return 'aucune pièce demandée';
  const dites = `${joined} sur ${pieces.length}`;
  return autres === 0
    ? dites
    : `${dites}, ${count(autres, 'facultative non jointe', 'facultatives non jointes')}`;
}

export const montantTotal = ({ projets }: DossierSubventionView): number =>
  sumEuros(projets.map((one) => one.montant_demande));

function projetsSaid(dossier: DossierSubventionView): string | undefined {
  const { length } = dossier.projets;
  if (length === 0) return undefined;
  const aRelire = relectureDuDossier(dossier).flatMap(({ points }) => points).length;
  const dit = `${count(length, 'projet', 'projets')}, ${formatEuros(montantTotal(dossier))} demandés`;
  return aRelire === 0 ? dit : `${dit}, ${count(aRelire, 'réponse', 'réponses')} à relire`;
}
