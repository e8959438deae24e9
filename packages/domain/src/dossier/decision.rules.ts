// The decision of a service on a dossier, and its days: the first decision has one, each act that amends it another, and
// both are said wherever the decision is.
import { formatDate } from '../identifiants/dates-affichees.ts';
import { sumEuros } from '../kernel/money.ts';
import type { ActionService } from './instruction.states.ts';

/** The moves that end the study of a dossier. */
export const issues = ['grant', 'refuse', 'reject'] as const satisfies ActionService[];
export type Issue = (typeof issues)[number];

export const isIssue = (action: unknown): action is Issue => issues.some((one) => one === action);

/** The instants, in ISO, of the first decision and of the last act that amended it; null while there is none. */
export type DecisionDatee = { decide_le: string | null; decision_modifiee_le: string | null };

/** Returns the sum granted, in euros; null where no sum is granted at all, as for an agrément. */
export const sommeAccordee = (montants: readonly { montant_accorde: number }[] | undefined): number | null =>
  montants && montants.length > 0 ? sumEuros(montants.map((one) => one.montant_accorde)) : null;

/** Says both days, after « du » or « le »: « 22/11/2026, modifiée le 29/11/2026 »; null while nothing is decided. */
export const sayDatesDecision = ({ decide_le, decision_modifiee_le }: DecisionDatee): string | null =>
  decide_le &&
  [
    formatDate(new Date(decide_le)),
    ...(decision_modifiee_le ? [`modifiée le ${formatDate(new Date(decision_modifiee_le))}`] : []),
  ].join(', ');

/** Gives the instant since when the present decision holds. */
export const decisionInForceDate = ({ decide_le, decision_modifiee_le }: DecisionDatee): string | null =>
  decision_modifiee_le ?? decide_le;
