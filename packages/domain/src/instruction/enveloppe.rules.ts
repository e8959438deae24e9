// A service may spend a total on one campaign and one year, and each decision reduces what is left.
import type { MontantPropose } from '../dossier/proposition.rules.ts';
import { formatEuros } from '../identifiants/nombres-affiches.ts';
import { sumEuros } from '../kernel/money.ts';

export type Enveloppe = {
  /** The total is in euros. */
  total: number;
  /** The sum granted from this year's money, whatever became of the dossiers since. */
  accorde: number;
  /** The sum proposed on dossiers that are still being studied. */
  propose: number;
};

export type DossierEnveloppe = Enveloppe & {
  exercice: number;
  /** Empty when the envelope covers the whole campaign. */
  sous_dispositif: string;
  /** The parts of `propose` and `accorde` that concern the dossiers being decided, since the decision replaces both. */
  propose_ici: number;
  accorde_ici: number;
};

export type MontantAnnuel = { annee: number; montant_accorde: number };

export type CompteEnveloppe = {
  /** What is granted and proposed on other dossiers than those being decided. */
  accorde: number;
  propose: number;
  /** What the decision takes: only the year of the envelope counts. */
  ici: number;
  /** What is left before the decision and after it, below zero when more was taken. */
  reste: number;
  apres: number;
  /** True when this decision takes the envelope below zero, which requires a reason; taking nothing exceeds nothing. */
  isDepassee: boolean;
};

/**
 * Gives the account of an envelope for a decision, or for none. Every page and every check reads it here, so that the
 * queue, the dossier, a lot, a commission and the figures never give two remainders of one envelope.
 */
export function computeCompteEnveloppe(
  enveloppe: DossierEnveloppe,
  montants: readonly MontantAnnuel[] = [],
): CompteEnveloppe {
  const accorde = sumEuros([enveloppe.accorde, -enveloppe.accorde_ici]);
  const propose = sumEuros([enveloppe.propose, -enveloppe.propose_ici]);
  const ici = sumEuros(
    montants.filter(({ annee }) => annee === enveloppe.exercice).map((one) => one.montant_accorde),
  );
  const reste = sumEuros([enveloppe.total, -accorde, -propose]);
  const apres = sumEuros([reste, -ici]);
  return { accorde, propose, ici, reste, apres, isDepassee: ici > 0 && apres < 0 };
}

/** Returns what is neither granted nor proposed yet, never negative: what is left, or by how much it is exceeded. */
export function computeSolde(enveloppe: Enveloppe): { label: 'Reste' | 'Dépassement'; euros: number } {
  const { reste } = computeCompteEnveloppe({ ...enveloppe, ...deAucun });
  return reste < 0 ? { label: 'Dépassement', euros: -reste } : { label: 'Reste', euros: reste };
}

/** Returns what may still be shared out among the dossiers to decide: their proposals bind nothing yet. */
export const leftToShare = (enveloppe: Enveloppe): number =>
  computeCompteEnveloppe({ ...enveloppe, ...deAucun, propose_ici: enveloppe.propose }).reste;

/** No dossier is being decided. */
const deAucun = { exercice: 0, sous_dispositif: '', propose_ici: 0, accorde_ici: 0 };

/** Returns the envelopes that this decision takes below zero. */
export const listExceeded = <E extends DossierEnveloppe>(
  enveloppes: readonly E[],
  montants: readonly MontantAnnuel[],
): E[] => enveloppes.filter((one) => computeCompteEnveloppe(one, montants).isDepassee);

/** A proposal weighs on an envelope as the same grant would. */
export const toMontantsAnnuels = (montants: readonly MontantPropose[]): MontantAnnuel[] =>
  montants.map(({ annee, montant_propose }) => ({ annee, montant_accorde: montant_propose ?? 0 }));

/** Returns the envelopes that this dossier's proposal takes below zero, which requires a reason. */
export const listExceededBy = <E extends DossierEnveloppe>(
  enveloppes: readonly E[],
  montants: readonly MontantPropose[],
): E[] => listExceeded(enveloppes, toMontantsAnnuels(montants));

type Proposee = {
  enveloppes: readonly DossierEnveloppe[];
  /** `subtractDuree` is the stored proposal, and `addDuree` the one that would replace it. */
  avant: readonly MontantPropose[];
  apres: readonly MontantPropose[];
  motifAvant: string;
  motif: string;
};

/**
 * Tells whether the reason is missing: a proposal that rises beyond the envelope needs one, which cannot be removed
 * while it stays beyond; one that goes down needs none.
 */
export function manqueMotifProposition({ enveloppes, avant, apres, motifAvant, motif }: Proposee): boolean {
  if (motif.trim() !== '') return false;
  const over = listExceededBy(enveloppes, apres);
  if (motifAvant.trim() !== '') return over.length > 0;
  return over.some(
    (one) =>
      computeCompteEnveloppe(one, toMontantsAnnuels(apres)).ici >
      computeCompteEnveloppe(one, toMontantsAnnuels(avant)).ici,
  );
}

/** Returns for example « reste 175 000 €, après décision 171 000 € ». */
export function sayEnveloppe(enveloppe: DossierEnveloppe, montants: readonly MontantAnnuel[]): string {
  const { reste, apres } = computeCompteEnveloppe(enveloppe, montants);
  return `reste ${formatEuros(reste)}, après décision ${formatEuros(apres)}`;
}

/** Returns « reste 600 € avec ce que vous proposez » or « dépassée de 8 400 € avec ce que vous proposez ». */
export function sayProposition(enveloppe: DossierEnveloppe, montants: readonly MontantPropose[]): string {
  const { apres } = computeCompteEnveloppe(enveloppe, toMontantsAnnuels(montants));
  const said = apres < 0 ? `dépassée de ${formatEuros(-apres)}` : `reste ${formatEuros(apres)}`;
  return `${said} avec ce que vous proposez`;
}

type Nommee = { titre: string; lib_sous_dispositif: string | null; exercice: number };

/** Returns for example « FDVA Formation 2027, Formation des bénévoles », with the exercise written only once. */
export const nomEnveloppe = ({ titre, lib_sous_dispositif, exercice }: Nommee): string =>
  [titre, lib_sous_dispositif, titre.includes(String(exercice)) ? null : exercice].filter(Boolean).join(', ');

/** What a campaign grants for one year, in euros. */
export type AnneeAccordee = { annee: number; accorde: number };

/** What a campaign grants in all, and for each year after its own: the money of those years is taken now. */
export type CampagneAccorde = { accorde: number; engages: AnneeAccordee[] };

/** Sums what one campaign grants, year by year. */
export function sumCampagneAccorde(exercice: number, annees: readonly AnneeAccordee[]): CampagneAccorde {
  const later = [...new Set(annees.map(({ annee }) => annee))].filter((annee) => annee > exercice).sort();
  const sumOf = (of: readonly AnneeAccordee[]) => sumEuros(of.map(({ accorde }) => accorde));
  return {
    accorde: sumOf(annees),
    engages: later.map((annee) => ({ annee, accorde: sumOf(annees.filter((one) => one.annee === annee)) })),
  };
}

/** Returns « dont engagé pour 2027 : 36 000 € », the same on every page, or null when no later year is taken from. */
export const sayEngage = (engages: readonly AnneeAccordee[]): string | null =>
  engages.length === 0
    ? null
    : engages.map(({ annee, accorde }) => `dont engagé pour ${annee} : ${formatEuros(accorde)}`).join(', ');
