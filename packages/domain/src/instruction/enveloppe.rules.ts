// What a service may spend on one campaign and one year, and what a decision leaves of it (screens, panneau de décision).
import type { MontantPropose } from '../dossier/proposition.rules.ts';
import { formatEuros } from '../identifiants/nombres-affiches.ts';
import { sumEuros } from '../kernel/money.ts';

export type Enveloppe = {
  /** Euros. */
  total: number;
  /** Granted on the year's money, whatever became of the dossier since. */
  accorde: number;
  /** Proposed on dossiers that are still studied. */
  propose: number;
};

/** Neither granted nor proposed yet; below zero once more was. */
export const resteDe = ({ total, accorde, propose }: Enveloppe): number =>
  sumEuros([total, -accorde, -propose]);

/** As it is drawn: what is left, or by how much it is exceeded; never less than nothing. */
export const soldeDe = (enveloppe: Enveloppe): { label: 'Reste' | 'Dépassement'; euros: number } => {
  const reste = resteDe(enveloppe);
  return reste < 0 ? { label: 'Dépassement', euros: -reste } : { label: 'Reste', euros: reste };
};

export type EnveloppeDuDossier = Enveloppe & {
  exercice: number;
  /** Empty: of the whole campaign. */
  sous_dispositif: string;
  /** Of `propose`, what is proposed on the dossiers that are decided now: a decision takes its place. */
  propose_ici: number;
};

/** What is left for the dossiers decided now: their own proposals do not count against them. */
export const resteAvant = (enveloppe: EnveloppeDuDossier): number =>
  sumEuros([resteDe(enveloppe), enveloppe.propose_ici]);

export type MontantAnnuel = { annee: number; montant_accorde: number };

/** What is granted of the year of this envelope. */
export const accordeIci = ({ exercice }: { exercice: number }, montants: readonly MontantAnnuel[]): number =>
  sumEuros(montants.filter(({ annee }) => annee === exercice).map((one) => one.montant_accorde));

/** What would be left after a decision. */
export const resteApres = (enveloppe: EnveloppeDuDossier, montants: readonly MontantAnnuel[]): number =>
  sumEuros([resteAvant(enveloppe), -accordeIci(enveloppe, montants)]);

/** Those that this decision leaves below zero: it is possible, with a reason. What takes nothing exceeds nothing. */
export const depassees = <E extends EnveloppeDuDossier>(
  enveloppes: readonly E[],
  montants: readonly MontantAnnuel[],
): E[] => enveloppes.filter((one) => accordeIci(one, montants) > 0 && resteApres(one, montants) < 0);

/** What one dossier proposes of the year of this envelope. */
export const proposeIci = ({ exercice }: { exercice: number }, montants: readonly MontantPropose[]): number =>
  sumEuros(montants.filter(({ annee }) => annee === exercice).map((one) => one.montant_propose));

/** What would be left if this dossier proposed these amounts instead of its own. */
const resteApresProposition = (enveloppe: EnveloppeDuDossier, montants: readonly MontantPropose[]): number =>
  sumEuros([resteAvant(enveloppe), -proposeIci(enveloppe, montants)]);

/** Those that what this dossier proposes leaves below zero: kept with its reason. What takes nothing exceeds nothing. */
export const depasseesParProposition = <E extends EnveloppeDuDossier>(
  enveloppes: readonly E[],
  montants: readonly MontantPropose[],
): E[] =>
  enveloppes.filter((one) => proposeIci(one, montants) > 0 && resteApresProposition(one, montants) < 0);

type Proposee = {
  enveloppes: readonly EnveloppeDuDossier[];
  /** As it is kept, and as it would be. */
  avant: readonly MontantPropose[];
  apres: readonly MontantPropose[];
  motifAvant: string;
  motif: string;
};

/** A reason is asked of what raises a proposal beyond, and is not taken back while it stands beyond; one that comes down is free. */
export function manqueMotifProposition({ enveloppes, avant, apres, motifAvant, motif }: Proposee): boolean {
  if (motif.trim() !== '') return false;
  const over = depasseesParProposition(enveloppes, apres);
  if (motifAvant.trim() !== '') return over.length > 0;
  return over.some((one) => proposeIci(one, apres) > proposeIci(one, avant));
}

/** « Enveloppe : reste 175 000 €, après décision 171 000 € ». */
export const enveloppeSaid = (enveloppe: EnveloppeDuDossier, montants: readonly MontantAnnuel[]): string =>
  `reste ${formatEuros(resteAvant(enveloppe))}, après décision ${formatEuros(resteApres(enveloppe, montants))}`;

/** « reste 600 € avec ce que vous proposez », « dépassée de 8 400 € avec ce que vous proposez ». */
export function propositionSaid(enveloppe: EnveloppeDuDossier, montants: readonly MontantPropose[]): string {
  const reste = resteApresProposition(enveloppe, montants);
  const said = reste < 0 ? `dépassée de ${formatEuros(-reste)}` : `reste ${formatEuros(reste)}`;
  return `${said} avec ce que vous proposez`;
}

type Nommee = { titre: string; lib_sous_dispositif: string | null; exercice: number };

/** « FDVA Formation 2027, Formation des bénévoles »: the exercise is said once. */
export const nomEnveloppe = ({ titre, lib_sous_dispositif, exercice }: Nommee): string =>
  [titre, lib_sous_dispositif, titre.includes(String(exercice)) ? null : exercice].filter(Boolean).join(', ');
