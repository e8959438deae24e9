// A dossier sent back still waits for these corrections; this also says where the person goes next.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { EtapeSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { etapeDuPoint } from '@asso/domain/subvention/points-a-corriger.rules';
import { pointsRestants } from '../demarche/points-restants.ts';
import { isRenvoye } from '../dossier/etat-dossier.ts';
import { blockerHref, etapeHref, pointHref, projetHref } from './dossier-liens.ts';

type Renvoye = Pick<DossierSubventionView, 'renvois'>;

/** Returns true when this step holds a requested correction that is not made yet. */
export const isACorriger = (dossier: Renvoye, etape: EtapeSubvention): boolean =>
  pointsRestants(dossier).some(({ cible }) => etapeDuPoint(cible) === etape);

/** Returns true when nothing at all was changed since the service sent the dossier back. */
export const isInchange = ({ renvois }: Renvoye): boolean =>
  renvois.length > 0 && renvois.every(({ isCorrige }) => !isCorrige);

type Suite = { label: string; href: string };

/** A request made only in words is nearly always about the project, and never about the page that transmits. */
function ouCorriger(dossier: DossierSubventionView): Suite {
  const [only, ...others] = dossier.projets;
  return only && others.length === 0
    ? { label: 'Corriger le projet', href: projetHref(dossier, only.id) }
    : { label: 'Corriger les projets', href: etapeHref(dossier, 'projets') };
}

/**
 * Gives the single next act on a dossier sent back: its first point, then the portal's own problems, then
 * transmitting.
 */
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
