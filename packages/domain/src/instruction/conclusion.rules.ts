// A decision is concluded in one act. Since no move leads from a decision back to the study (§4 Dossier instruction
// states), it may wait some minutes before it leaves, and be taken back meanwhile.
import { type Issue, issues } from '../dossier/decision.rules.ts';
import type { ActionService, EtatInstruction } from '../dossier/instruction.states.ts';

/**
 * Tells whether this decision also begins the study of the dossier, because nobody studied it yet: both moves are
 * written.
 */
export const beginsFirst = (etat: EtatInstruction, action: ActionService): boolean =>
  etat === 'D' && (action === 'grant' || action === 'refuse');

/** Gives the state from which the decision is made, once its study has begun. */
export const etatBeforeConclusion = (etat: EtatInstruction, action: ActionService): EtatInstruction =>
  beginsFirst(etat, action) ? '2' : etat;

/**
 * Gives the outcomes that these moves allow: those that are among them and, when the study may begin (`start`),
 * granting and refusing, which begin the study too.
 */
export const listIssues = (moves: readonly string[]): Issue[] =>
  issues.filter((issue) => moves.includes(issue) || (issue !== 'reject' && moves.includes('start')));

export const computeDepart = (prise_le: Date, minutes: number): Date =>
  new Date(prise_le.getTime() + minutes * 60_000);

/** Gives the minutes left before the decision leaves, rounded up; 0 once it should have left. */
export const minutesBefore = (part_le: Date, now: Date): number =>
  Math.max(0, Math.ceil((part_le.getTime() - now.getTime()) / 60_000));
