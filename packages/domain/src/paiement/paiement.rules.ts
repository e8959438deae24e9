// A payment is limited by what was granted, by the campaign, and by a usual delay (§4 Payment-request states; ADR
// 0120).
import { type EtatInstruction, isInPaiement, sayEtatInstruction } from '../dossier/instruction.states.ts';
import { acompteMax, acomptePourcent, demandeFermee } from '../dossier/suivi/suite-argent.rules.ts';
import { formatEurosCents } from '../identifiants/nombres-affiches.ts';
import { isBlank } from '../kernel/asks.ts';
import { cents, isMontant, sumEuros } from '../kernel/money.ts';
import type { Problem } from '../kernel/result.ts';
import type { Campagne } from '../subvention/campagne.rules.ts';
import {
  type ActionPaiement,
  type Emetteur,
  type EtatPaiement,
  isPayee,
  isVivante,
} from './demande-paiement.states.ts';

/** What the rules read of one payment; amounts are in euros and whole cents. */
export type PaiementRead = { etat: EtatPaiement; montant: number };

/** Amounts are in euros: `accorde` is granted, `engage` asked or paid, `verse` paid, `reste` not asked yet. */
export type Argent = { accorde: number; engage: number; verse: number; reste: number };

export function computeArgent(accorde: number | null, paiements: readonly PaiementRead[]): Argent {
  const sumOf = (is: (etat: EtatPaiement) => boolean) =>
    sumEuros(paiements.filter(({ etat }) => is(etat)).map(({ montant }) => montant));
  const engage = sumOf(isVivante);
  return {
    accorde: accorde ?? 0,
    engage,
    verse: sumOf(isPayee),
    reste: Math.max(0, cents(accorde ?? 0) - cents(engage)) / 100,
  };
}

/** The most payments that one service of one dossier may have, whatever became of them. */
export const paiementsMax = 100;

type OptionCampagne = Pick<Campagne, 'demande_paiement' | 'acompte_pourcent'>;

export type SituationPaiement = {
  etat: EtatInstruction;
  campagne: OptionCampagne;
  argent: Argent;
  paiements: readonly PaiementRead[];
  /** True when the dossier's account can receive money. */
  hasRib: boolean;
};

/** Returns the first reason why this side cannot ask for a payment now, or null when it can. */
export function findPaiementObstacle(emetteur: Emetteur, situation: SituationPaiement): Problem | null {
  const { etat, argent, paiements, hasRib } = situation;
  const fermee = emetteur === 'lca' ? demandeFermee(situation.campagne, argent) : null;
  if (fermee === 'sans-demande') return { code: 'paiement.sans-demande' };
  if (!isInPaiement(etat))
    return { code: 'paiement.non-payable', params: { etat: sayEtatInstruction(etat) } };
  if (argent.reste === 0) {
    return { code: 'paiement.tout-demande', params: { accorde: formatEurosCents(argent.accorde) } };
  }
  if (paiements.length >= paiementsMax) return { code: 'paiement.trop-nombreux' };
  if (fermee) return { code: `paiement.${fermee}` };
  return hasRib ? null : { code: 'paiement.rib-incomplet' };
}

/**
 * The most that one request may ask, in euros; `acomptePourcent` is the campaign's share when that is the limit rather
 * than what remains.
 */
type Plafond = { euros: number; acomptePourcent: number | null };

export function computePlafond(
  emetteur: Emetteur,
  { campagne, argent }: Pick<SituationPaiement, 'campagne' | 'argent'>,
): Plafond {
  const pourcent = emetteur === 'lca' && argent.engage === 0 ? acomptePourcent(campagne) : null;
  if (pourcent === null) return { euros: argent.reste, acomptePourcent: null };
  return { euros: acompteMax(argent.accorde, pourcent), acomptePourcent: pourcent };
}

/** Returns what is wrong with the amount asked, or null when it is accepted. */
export function montantProblem(montant: unknown, { euros, acomptePourcent }: Plafond): Problem | null {
  const field = 'montant';
  if (!isMontant(montant) || montant === 0) return { code: 'paiement.montant', field };
  if (cents(montant) <= cents(euros)) return null;
  const plafond = formatEurosCents(euros);
  return acomptePourcent === null
    ? { code: 'paiement.montant-trop-grand', field, params: { plafond } }
    : { code: 'paiement.acompte-trop-grand', field, params: { plafond, pourcent: acomptePourcent } };
}

/** The details that a move of a payment may carry. */
export type ActePaiement = {
  motif?: string;
  /** The commitment and the budget line, as the payer names them. */
  engagement?: string;
  imputation?: string;
  /** The day is written « YYYY-MM-DD ». */
  paye_le?: string;
  reference?: string;
};

/** Days are « YYYY-MM-DD »; `accorde` is the day of the decision, or null when it is unknown. */
type Jours = { accorde: string | null; today: string };

/**
 * Finds what is missing in a move: a refusal needs a reason; a payment needs a reference and its day, between the
 * decision and today.
 */
export function acteProblems(action: ActionPaiement, acte: ActePaiement, jours: Jours): Problem[] {
  switch (action) {
    case 'take':
    case 'order':
    case 'remove':
      return [];
    case 'refuse':
      return isBlank(acte.motif) ? [{ code: 'paiement.motif-obligatoire', field: 'motif' }] : [];
    case 'pay':
      return [
        ...(isJourPaye(acte.paye_le, jours) ? [] : [{ code: 'paiement.date', field: 'paye_le' }]),
        ...(isBlank(acte.reference) ? [{ code: 'paiement.reference', field: 'reference' }] : []),
      ];
  }
}

const isJourPaye = (jour: string | undefined, { accorde, today }: Jours): boolean =>
  jour !== undefined && isoDay.test(jour) && jour <= today && (accorde === null || jour >= accorde);

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
