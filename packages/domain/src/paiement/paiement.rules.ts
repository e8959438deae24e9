// What may still be asked of a grant, how much at once, and until when it is awaited (§4 Payment-request states; ADR 0120).
import { type EtatInstruction, etatDit, isEnPaiement } from '../dossier/instruction.states.ts';
import { joursApres } from '../identifiants/durees.ts';
import { formatEurosCents } from '../identifiants/nombres-affiches.ts';
import { isBlank } from '../kernel/asks.ts';
import { cents, isMontant, sumEuros } from '../kernel/money.ts';
import type { Problem } from '../kernel/result.ts';
import type { Campagne } from '../subvention/campagne.rules.ts';
import {
  type ActionPaiement,
  type Emetteur,
  type EtatPaiement,
  isAttendue,
  isPayee,
  isVivante,
} from './demande-paiement.states.ts';

export const naturesPaiement = ['acompte', 'solde', 'totalite'] as const;
export type NaturePaiement = (typeof naturesPaiement)[number];

/** One payment as the rules look at it; amounts in euros and whole cents. */
export type PaiementLu = { etat: EtatPaiement; montant: number };

/** In euros: what is granted, asked or paid, paid, and what nobody has asked yet. */
export type Argent = { accorde: number; engage: number; verse: number; reste: number };

export function argentDe(accorde: number | null, paiements: readonly PaiementLu[]): Argent {
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

/** One that ends what is granted is its balance; alone, the whole of it. */
export function natureDe(montant: number, { engage, reste }: Argent): NaturePaiement {
  if (cents(montant) < cents(reste)) return 'acompte';
  return engage === 0 ? 'totalite' : 'solde';
}

/** No more rows than these for one service of one dossier, whatever became of them. */
export const paiementsMax = 100;

type OptionPaiement = Pick<Campagne, 'demande_paiement' | 'acompte_pourcent'>;

export type SituationPaiement = {
  etat: EtatInstruction;
  campagne: OptionPaiement;
  argent: Argent;
  paiements: readonly PaiementLu[];
  /** The account of the dossier can receive money. */
  hasRib: boolean;
};

/** What keeps this side from asking a payment now, the first that counts; null when nothing does. */
export function empechement(emetteur: Emetteur, situation: SituationPaiement): Problem | null {
  const { etat, argent, paiements, hasRib } = situation;
  if (emetteur === 'lca' && nombreDe(situation.campagne) === 'aucune')
    return { code: 'paiement.sans-demande' };
  if (!isEnPaiement(etat)) return { code: 'paiement.non-payable', params: { etat: etatDit(etat) } };
  if (argent.reste === 0) {
    return { code: 'paiement.tout-demande', params: { accorde: formatEurosCents(argent.accorde) } };
  }
  if (paiements.length >= paiementsMax) return { code: 'paiement.trop-nombreux' };
  const already = emetteur === 'lca' ? dejaDemande(situation) : null;
  if (already) return already;
  return hasRib ? null : { code: 'paiement.rib-incomplet' };
}

/** What the campaign lets an association ask after what it has asked already. */
function dejaDemande({ campagne, paiements }: SituationPaiement): Problem | null {
  if (nombreDe(campagne) === 'une' && paiements.some(({ etat }) => isVivante(etat))) {
    return { code: 'paiement.une-seule' };
  }
  const waitsForAcompte = acompteOf(campagne) !== null && paiements.some(({ etat }) => isAttendue(etat));
  return waitsForAcompte ? { code: 'paiement.acompte-attendu' } : null;
}

/** At most this much in one request, in euros; `acompte`: the share of the campaign, not what remains, is what limits it. */
type Plafond = { euros: number; acomptePourcent: number | null };

export function plafondDe(
  emetteur: Emetteur,
  { campagne, argent }: Pick<SituationPaiement, 'campagne' | 'argent'>,
): Plafond {
  const pourcent = emetteur === 'lca' && argent.engage === 0 ? acompteOf(campagne) : null;
  if (pourcent === null) return { euros: argent.reste, acomptePourcent: null };
  return { euros: Math.floor((cents(argent.accorde) * pourcent) / 100) / 100, acomptePourcent: pourcent };
}

/** What is wrong with the amount asked; null when it may be. */
export function montantProblem(montant: unknown, { euros, acomptePourcent }: Plafond): Problem | null {
  const field = 'montant';
  if (!isMontant(montant) || montant === 0) return { code: 'paiement.montant', field };
  if (cents(montant) <= cents(euros)) return null;
  const plafond = formatEurosCents(euros);
  return acomptePourcent === null
    ? { code: 'paiement.montant-trop-grand', field, params: { plafond } }
    : { code: 'paiement.acompte-trop-grand', field, params: { plafond, pourcent: acomptePourcent } };
}

const nombreDe = ({ demande_paiement = 'aucune' }: OptionPaiement) => demande_paiement;
const acompteOf = (campagne: OptionPaiement): number | null =>
  nombreDe(campagne) === 'plusieurs' ? (campagne.acompte_pourcent ?? null) : null;

/** A grant is paid within 60 days of its notification, unless stated otherwise (law 2021-875). */
const delaiLegalJours = 60;

/** In days, from the request or from the decision. */
export const delaiVersement = ({
  delai_versement_jours = delaiLegalJours,
}: Pick<Campagne, 'delai_versement_jours'>): number => delai_versement_jours;

type Attente = {
  etat: EtatInstruction;
  /** ISO instants: when it was granted, and since when the oldest payment that waits has been asked. */
  accorde_le: string | null;
  paiement_demande_le: string | null;
};

/** When the next payment usually comes: from the request that waits, else from the decision; null when none is to come. */
export function versementAttendu(
  { etat, accorde_le, paiement_demande_le }: Attente,
  campagne: Pick<Campagne, 'delai_versement_jours'>,
): Date | null {
  const since = isEnPaiement(etat) ? (paiement_demande_le ?? accorde_le) : null;
  return since === null ? null : joursApres(new Date(since), delaiVersement(campagne));
}

/** What a move of a payment is told beside its state. */
export type ActePaiement = {
  motif?: string;
  /** The commitment and the budget line, as the payer names them. */
  engagement?: string;
  imputation?: string;
  /** « YYYY-MM-DD ». */
  paye_le?: string;
  reference?: string;
};

/** `accorde`: the day it was granted, null when nobody knows; days as « YYYY-MM-DD ». */
type Jours = { accorde: string | null; today: string };

/** A refusal has its reason; a payment its day, between the decision and today, and its reference. */
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
