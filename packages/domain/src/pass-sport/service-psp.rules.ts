// The service side moves inscriptions, one or many: each move has its conditions and its values (§4 Payment-request
// states; decisions, Other states).
import { localDay } from '../identifiants/dates-affichees.ts';
import { sumEuros } from '../kernel/money.ts';
import type { Problem } from '../kernel/result.ts';
import {
  type ActionPaiement,
  type EtatPaiement,
  etatsPaiement,
  movesOfPaiement,
  paiementReached,
} from '../paiement/demande-paiement.states.ts';
import { motsServicePsp } from './service-psp.words.ts';

/** At most this many inscriptions are treated at once: more would be treated without being looked at. */
export const inscriptionsMax = 1000;

/** Tells whether this role has the service side of Pass'Sport, at `/administration/psp`; no other has. */
export const isServicePsp = (role: string): boolean => role === 'lca.admin';

export type ActePsp = {
  action: ActionPaiement;
  /** The reason of a refusal, which the association reads. */
  motif?: string | null;
  /** A payment gives its day « YYYY-MM-DD » and the payer's own reference. */
  paye_le?: string | null;
  reference?: string | null;
};

/** Finds what is missing in the act, whatever the inscriptions. */
export function actePspProblems({ action, motif, paye_le }: ActePsp, now: Date): Problem[] {
  const said = motif?.trim() ?? '';
  const isRefus = action === 'refuse';
  return [
    ...(isRefus && said === '' ? [{ code: 'psp-service.motif', field: 'motif' }] : []),
    ...(!isRefus && said !== '' ? [{ code: 'psp-service.motif-interdit', field: 'motif' }] : []),
    ...(action === 'pay' && !paye_le ? [{ code: 'psp-service.date', field: 'paye_le' }] : []),
    ...(paye_le && paye_le > localDay(now) ? [{ code: 'psp-service.date-future', field: 'paye_le' }] : []),
  ];
}

type Vue = { etat: EtatPaiement; version: number; lue: number; blocages: readonly Problem[] };

/**
 * Returns why this inscription stays as it is, or null when it moves. An inscription with something to check is not
 * put in payment.
 */
export function causePsp(action: ActionPaiement, { etat, version, lue, blocages }: Vue): Problem | null {
  if (version !== lue) return { code: 'psp-service.changee' };
  if (paiementReached({ from: etat, action, by: 'bo' }) === null) {
    const { faite } = motsServicePsp[action];
    return { code: 'psp-service.mouvement', params: { etat: etatsPaiement[etat], faite } };
  }
  return action === 'order' ? (blocages[0] ?? null) : null;
}

/** Returns what the service may do with an inscription in this state, in the order in which it does it. */
export const movesServicePsp = (etat: EtatPaiement): ActionPaiement[] => movesOfPaiement(etat, 'bo');

/** Returns the states from which a move starts. */
export const etatsBefore = (action: ActionPaiement): EtatPaiement[] =>
  (Object.keys(etatsPaiement) as EtatPaiement[]).filter((from) => movesServicePsp(from).includes(action));

/** Sums the amounts of the given inscriptions, in euros. */
export const sommePsp = (lignes: readonly { montant: number }[]): number =>
  sumEuros(lignes.map(({ montant }) => montant));
