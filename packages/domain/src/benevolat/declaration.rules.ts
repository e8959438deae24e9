// A valideur may decide on a declaration during its session, and only once (§4 CEC volunteer validation statuses;
// decisions, Other states).
import type { Problem } from '../kernel/result.ts';
import {
  actionByDecision,
  type DecisionCec,
  findMoveCec,
  isMotifRefus,
  type StatutCec,
  statutInitial,
} from './declaration.states.ts';
import { etatSession, isCourante, type SessionJours } from './session.rules.ts';

export type DeclarationRef = { status: StatutCec; session: SessionJours };

/**
 * Returns the status at this instant: a declaration still waiting when its session ends is « Non traitée », even before
 * the portal has written it.
 */
export const statutAt = ({ status, session }: DeclarationRef, now: Date): StatutCec =>
  status === statutInitial && etatSession(session, now) === 'close' ? 'Non traitée' : status;

/** Tells whether a declaration may be decided: it may while it waits, and in the current session only. */
export const isValidable = ({ status, session }: DeclarationRef, now: Date): boolean =>
  status === statutInitial && isCourante(session, now);

export type DecisionDemandee = { status: DecisionCec; motif_refus_id: number | null };

/** Finds what is wrong with the reason: a refusal needs one, and a validation must have none. */
export function motifProblem({ status, motif_refus_id }: DecisionDemandee): Problem | null {
  const action = actionByDecision[status];
  const needsMotif = findMoveCec({ from: statutInitial, action, by: 'valideur' })?.reason === true;
  const field = 'motif_refus_id';
  if (!needsMotif) return motif_refus_id === null ? null : { code: 'benevolat.motif-interdit', field };
  if (motif_refus_id === null) return { code: 'benevolat.motif-obligatoire', field };
  return isMotifRefus(motif_refus_id) ? null : { code: 'benevolat.motif-inconnu', field };
}

/** Returns why this decision may not be taken now, or null when it may. */
export function decisionProblem(
  declaration: DeclarationRef,
  decision: DecisionDemandee,
  now: Date,
): Problem | null {
  if (!isValidable(declaration, now)) {
    const etat = etatSession(declaration.session, now);
    if (declaration.status === statutInitial && etat === 'close') return { code: 'benevolat.session-close' };
    if (declaration.status === statutInitial) return { code: 'benevolat.session-a-venir' };
    return { code: 'benevolat.deja-decidee', params: { statut: declaration.status } };
  }
  return motifProblem(decision);
}
