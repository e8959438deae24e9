// What a dossier that was sent back still waits for, and where one goes next to correct it.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { etapeDuPoint } from '@asso/domain/subvention/points-a-corriger.rules';
import { isRenvoye } from '../dossier/etat-dossier.ts';
import { blockerHref, etapeHref, pointHref, projetHref } from './dossier-liens.ts';
import { pointsRestants } from './points-restants.ts';

type Renvoye = Pick<DossierSubventionView, 'renvois'>;

/** Whether this step holds something that was asked and is as it was. */
export const isACorriger = (dossier: Renvoye, etape: EtapeSubvention): boolean =>
  pointsRestants(dossier).some(({ cible }) => etapeDuPoint(cible) === etape);

/** Nothing at all was touched since a service sent it back. */
export const isInchange = ({ renvois }: Renvoye): boolean =>
  renvois.length > 0 && renvois.every(({ isCorrige }) => !isCorrige);

type Suite = { label: string; href: string };

/** What was asked in words alone: nearly always in the project, never on the page that sends. */
function ouCorriger(dossier: DossierSubventionView): Suite {
  const [only, ...others] = dossier.projets;
  return only && others.length === 0
    ? { label: 'Corriger le projet', href: projetHref(dossier, only.id) }
    : { label: 'Corriger les projets', href: etapeHref(dossier, 'projets') };
}

/** The one next act of a dossier sent back: its first point, what the portal itself finds, then transmitting. */
export function suiteDuRenvoi(dossier: DossierSubventionView): Suite | null {
  if (!isRenvoye(dossier)) return null;
  const [point] = pointsRestants(dossier);
  if (point)
    return {
      label: `Corriger : ${point.libelle.replace(/^Pièce : /, '')}`,
      href: pointHref(dossier, point.cible),
    };
  const blocker = dossier.blockers.find(({ field }) => !field?.startsWith('attestation'));
  if (blocker) return { label: 'Corriger ce qui manque', href: blockerHref(dossier, blocker.field) };
  if (isInchange(dossier)) return ouCorriger(dossier);
  return { label: 'Transmettre la correction', href: etapeHref(dossier, 'transmission') };
}
