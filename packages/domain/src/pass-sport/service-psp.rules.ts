// What the service side does with inscriptions, one or many: when a move is possible, and what it asks for (§4 Payment-request states; decisions, Other states).
import { dayOf } from '../identifiants/dates-affichees.ts';
import { sumEuros } from '../kernel/money.ts';
import type { Problem } from '../kernel/result.ts';
import {
  type ActionPaiement,
  type EtatPaiement,
  etatsPaiement,
  movesOfPaiement,
  versPaiement,
} from '../paiement/demande-paiement.states.ts';
import { motsServicePsp } from './service-psp.words.ts';

/** More would be treated without being looked at. */
export const inscriptionsMax = 1000;

/** Only these read files and move inscriptions: `/administration/psp` is theirs. */
export const isServicePsp = (role: string): boolean => role === 'lca.admin';

export type ActePsp = {
  action: ActionPaiement;
  /** Of a refusal, read by the association. */
  motif?: string | null;
  /** Of a payment: « YYYY-MM-DD », and the payer's own reference. */
  paye_le?: string | null;
  reference?: string | null;
};

/** What is missing in what was asked, whatever the inscriptions. */
export function actePspProblems({ action, motif, paye_le }: ActePsp, now: Date): Problem[] {
  const said = motif?.trim() ?? '';
  const isRefus = action === 'refuse';
  return [
    ...(isRefus && said === '' ? [{ code: 'psp-service.motif', field: 'motif' }] : []),
    ...(!isRefus && said !== '' ? [{ code: 'psp-service.motif-interdit', field: 'motif' }] : []),
    ...(action === 'pay' && !paye_le ? [{ code: 'psp-service.date', field: 'paye_le' }] : []),
    ...(paye_le && paye_le > dayOf(now) ? [{ code: 'psp-service.date-future', field: 'paye_le' }] : []),
  ];
}

type Vue = { etat: EtatPaiement; version: number; lue: number; blocages: readonly Problem[] };

/** Why this inscription is left as it is; null when it moves. Nothing is put in payment with something to check. */
export function causePsp(action: ActionPaiement, { etat, version, lue, blocages }: Vue): Problem | null {
  if (version !== lue) return { code: 'psp-service.changee' };
  if (versPaiement({ from: etat, action, by: 'bo' }) === null) {
    const { faite } = motsServicePsp[action];
    return { code: 'psp-service.mouvement', params: { etat: etatsPaiement[etat], faite } };
  }
  return action === 'order' ? (blocages[0] ?? null) : null;
}

/** What the service may do with something in this state, in the order it does it. */
export const movesServicePsp = (etat: EtatPaiement): ActionPaiement[] => movesOfPaiement(etat, 'bo');

/** The states a move begins in. */
export const etatsAvant = (action: ActionPaiement): EtatPaiement[] =>
  (Object.keys(etatsPaiement) as EtatPaiement[]).filter((from) => movesServicePsp(from).includes(action));

/** Euros of those that are counted. */
export const sommePsp = (lignes: readonly { montant: number }[]): number =>
  sumEuros(lignes.map(({ montant }) => montant));
