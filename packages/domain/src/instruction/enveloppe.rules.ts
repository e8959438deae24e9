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

/** Returns what is neither granted nor proposed yet, in euros; it is below zero when more was. */
export const resteOf = ({ total, accorde, propose }: Enveloppe): number =>
  sumEuros([total, -accorde, -propose]);

/** Returns the amount to show, which is never negative: what is left, or by how much it is exceeded. */
export const soldeOf = (enveloppe: Enveloppe): { label: 'Reste' | 'Dépassement'; euros: number } => {
  const reste = resteOf(enveloppe);
  return reste < 0 ? { label: 'Dépassement', euros: -reste } : { label: 'Reste', euros: reste };
};

export type EnveloppeDuDossier = Enveloppe & {
  exercice: number;
  /** Empty when the envelope covers the whole campaign. */
  sous_dispositif: string;
  /** The part of `propose` that concerns the dossiers being decided, since the decision replaces it. */
  propose_ici: number;
};

/** Returns what is left for the dossiers being decided: their own proposals do not count against them. */
export const resteAvant = (enveloppe: EnveloppeDuDossier): number =>
  sumEuros([resteOf(enveloppe), enveloppe.propose_ici]);

export type MontantAnnuel = { annee: number; montant_accorde: number };

/** Sums what is granted for the year of this envelope. */
export const accordeIci = ({ exercice }: { exercice: number }, montants: readonly MontantAnnuel[]): number =>
  sumEuros(montants.filter(({ annee }) => annee === exercice).map((one) => one.montant_accorde));

/** Returns what would be left after a decision. */
export const resteApres = (enveloppe: EnveloppeDuDossier, montants: readonly MontantAnnuel[]): number =>
  sumEuros([resteAvant(enveloppe), -accordeIci(enveloppe, montants)]);

/**
 * Returns the envelopes that this decision takes below zero, which requires a reason. A decision that takes nothing
 * exceeds nothing.
 */
export const depassees = <E extends EnveloppeDuDossier>(
  enveloppes: readonly E[],
  montants: readonly MontantAnnuel[],
): E[] => enveloppes.filter((one) => accordeIci(one, montants) > 0 && resteApres(one, montants) < 0);

/** Sums what one dossier proposes for the year of this envelope. */
export const proposeIci = ({ exercice }: { exercice: number }, montants: readonly MontantPropose[]): number =>
  sumEuros(montants.filter(({ annee }) => annee === exercice).map((one) => one.montant_propose));

/** Returns what would be left if this dossier proposed these amounts instead of its own. */
const resteApresProposition = (enveloppe: EnveloppeDuDossier, montants: readonly MontantPropose[]): number =>
  sumEuros([resteAvant(enveloppe), -proposeIci(enveloppe, montants)]);

/**
 * Returns the envelopes that this dossier's proposal takes below zero, which requires a reason. A proposal of
 * nothing exceeds nothing.
 */
export const depasseesParProposition = <E extends EnveloppeDuDossier>(
  enveloppes: readonly E[],
  montants: readonly MontantPropose[],
): E[] =>
  enveloppes.filter((one) => proposeIci(one, montants) > 0 && resteApresProposition(one, montants) < 0);

type Proposee = {
  enveloppes: readonly EnveloppeDuDossier[];
  /** `avant` is the stored proposal, and `apres` the one that would replace it. */
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
  const over = depasseesParProposition(enveloppes, apres);
  if (motifAvant.trim() !== '') return over.length > 0;
  return over.some((one) => proposeIci(one, apres) > proposeIci(one, avant));
}

/** Returns for example « reste 175 000 €, après décision 171 000 € ». */
export const enveloppeSaid = (enveloppe: EnveloppeDuDossier, montants: readonly MontantAnnuel[]): string =>
  `reste ${formatEuros(resteAvant(enveloppe))}, après décision ${formatEuros(resteApres(enveloppe, montants))}`;

/** Returns « reste 600 € avec ce que vous proposez » or « dépassée de 8 400 € avec ce que vous proposez ». */
export function propositionSaid(enveloppe: EnveloppeDuDossier, montants: readonly MontantPropose[]): string {
  const reste = resteApresProposition(enveloppe, montants);
  const said = reste < 0 ? `dépassée de ${formatEuros(-reste)}` : `reste ${formatEuros(reste)}`;
  return `${said} avec ce que vous proposez`;
}

type Nommee = { titre: string; lib_sous_dispositif: string | null; exercice: number };

/** Returns for example « FDVA Formation 2027, Formation des bénévoles », with the exercise written only once. */
export const nomEnveloppe = ({ titre, lib_sous_dispositif, exercice }: Nommee): string =>
  [titre, lib_sous_dispositif, titre.includes(String(exercice)) ? null : exercice].filter(Boolean).join(', ');
