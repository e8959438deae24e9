// What comes next for the money that one service granted: the sum, towards which day, and whose turn it is (§4
// Payment-request states; ADR 0498). The head of a dossier, its steps, the lists, the home page, the e-mails, the PDF
// and the API all read this one answer.
import { addJours } from '../../identifiants/durees.ts';
import { cents } from '../../kernel/money.ts';
import type { GenreDossier } from '../genre.rows.ts';
import { type EtatInstruction, isInPaiement } from '../instruction.states.ts';
import { delaiVersementLegalJours } from '../retard.rules.ts';

export const naturesPaiement = ['acompte', 'solde', 'totalite'] as const;
export type NaturePaiement = (typeof naturesPaiement)[number];

/** What a campaign says of its payments; what it does not say is null, or left out. */
export type OptionPaiement = {
  demande_paiement?: string | null | undefined;
  acompte_pourcent?: number | null | undefined;
};
type Delai = { delai_versement_jours?: number | null | undefined };

/** Returns the usual delay of a payment, in days, from the request or from the decision. */
export const delaiVersement = ({ delai_versement_jours }: Delai): number =>
  delai_versement_jours ?? delaiVersementLegalJours;

/** Amounts are in euros: `engage` is asked or paid, `verse` is paid. */
type Sommes = { engage: number; verse: number };

/** Returns why the association cannot ask for what is left: its campaign says so, or what it lets ask was asked. */
export function demandeFermee(
  option: OptionPaiement,
  { engage, verse }: Sommes,
): 'sans-demande' | 'une-seule' | 'acompte-attendu' | null {
  const { demande_paiement } = option;
  if (demande_paiement === 'une') return engage > 0 ? 'une-seule' : null;
  if (demande_paiement !== 'plusieurs') return 'sans-demande';
  return acomptePourcent(option) !== null && cents(engage) > cents(verse) ? 'acompte-attendu' : null;
}

/** Returns the share of the grant, in percent, that the first of several requests may ask; null when it is not limited. */
export const acomptePourcent = ({ demande_paiement, acompte_pourcent }: OptionPaiement): number | null =>
  demande_paiement === 'plusieurs' ? (acompte_pourcent ?? null) : null;

/** Returns the most that this advance may be, in euros. */
export const acompteMax = (accorde: number, pourcent: number): number =>
  Math.floor((cents(accorde) * pourcent) / 100) / 100;

/**
 * Returns the nature of a payment: one that completes the amount granted is its balance (solde), or its whole
 * (totalité) when it is the only one; any other is an advance.
 */
export function chooseNature(
  montant: number,
  { engage, reste }: { engage: number; reste: number },
): NaturePaiement {
  if (cents(montant) < cents(reste)) return 'acompte';
  return engage === 0 ? 'totalite' : 'solde';
}

/** The facts of one dossier before one service; instants are ISO texts. */
export type FaitsArgent = OptionPaiement &
  Delai & {
    etat: EtatInstruction;
    genre: GenreDossier;
    montant_accorde: number | null;
    montant_engage: number;
    montant_verse: number;
    accorde_le: string | null;
    /** When the oldest payment that still waits was asked. */
    paiement_demande_le: string | null;
  };

/** Amounts are in euros, instants ISO texts. */
export type SuiteArgent = {
  /** Whose turn it is: the association's as soon as it may ask for money that it has not asked. */
  tour: 'association' | 'service';
  /** The money that comes without any act of the association; `le` is when it usually comes. */
  attendu: { montant: number; le: string | null; isAsked: boolean } | null;
  /** The most that the association may ask now. */
  a_demander: { montant: number; nature: NaturePaiement } | null;
  /** What is left after that: the association asks for it later, or the service pays it without being asked. */
  ensuite: { montant: number; par: 'association' | 'service' } | null;
  /** The number of days in which a payment usually comes, once it is asked. */
  delai_jours: number;
};

/** Returns what comes next for this money, or null while nothing is granted and once all of it is paid. */
export function suiteArgent(faits: FaitsArgent): SuiteArgent | null {
  const { etat, genre, montant_engage: engage, montant_verse: verse } = faits;
  if (genre !== 'subvention' || !isInPaiement(etat)) return null;
  const accorde = faits.montant_accorde ?? 0;
  const reste = Math.max(0, cents(accorde) - cents(engage)) / 100;
  const enCours = Math.max(0, cents(engage) - cents(verse)) / 100;
  if (reste === 0 && enCours === 0) return null;
  const delai_jours = delaiVersement(faits);
  const vers = (since: string | null) => since && addJours(new Date(since), delai_jours).toISOString();
  const attendu =
    enCours > 0 ? { montant: enCours, le: vers(faits.paiement_demande_le), isAsked: true } : null;
  if (reste === 0) return { tour: 'service', attendu, a_demander: null, ensuite: null, delai_jours };
  const fermee = demandeFermee(faits, { engage, verse });
  if (fermee === null) {
    const pourcent = engage === 0 ? acomptePourcent(faits) : null;
    const montant = pourcent === null ? reste : acompteMax(accorde, pourcent);
    const apres = (cents(reste) - cents(montant)) / 100;
    return {
      tour: 'association',
      attendu,
      a_demander: { montant, nature: chooseNature(montant, { engage, reste }) },
      ensuite: apres > 0 ? { montant: apres, par: 'association' } : null,
      delai_jours,
    };
  }
  const par = fermee === 'acompte-attendu' ? 'association' : 'service';
  if (attendu)
    return { tour: 'service', attendu, a_demander: null, ensuite: { montant: reste, par }, delai_jours };
  const prevu = { montant: reste, le: vers(faits.accorde_le), isAsked: false };
  return { tour: 'service', attendu: prevu, a_demander: null, ensuite: null, delai_jours };
}
