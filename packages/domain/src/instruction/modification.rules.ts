// Once it has left, a decision changes only by an amending act, with its reason and its letter (§4 Dossier instruction
// states: no row of the table leads out of a decision; decisions, Instruction).

import type { Issue } from '../dossier/decision.rules.ts';
import type { GenreDossier } from '../dossier/genre.rows.ts';
import { type EtatInstruction, isInPaiement, sayEtatInstruction } from '../dossier/instruction.states.ts';
import { formatEurosCents } from '../identifiants/nombres-affiches.ts';
import { isBlank } from '../kernel/asks.ts';
import { cents, sumEuros } from '../kernel/money.ts';
import type { Problem } from '../kernel/result.ts';

/** An amending act grants another amount, or refuses what was granted. */
export const issuesModifiees = ['grant', 'refuse'] as const satisfies Issue[];
export type IssueModifiee = (typeof issuesModifiees)[number];

/** `engage` is the sum already paid or asked for payment, in euros. */
export type DecisionPartie = { genre: GenreDossier; etat: EtatInstruction; engage: number };

/**
 * Gives the amending acts that this decision allows. What was granted may change until it is wholly paid, and be
 * refused only while no payment was asked for; what was refused may be granted. An agrément has none: it ends by its
 * own act.
 */
export function listModifications({ genre, etat, engage }: DecisionPartie): IssueModifiee[] {
  if (genre !== 'subvention') return [];
  if (etat === '11' || etat === '12') return ['grant'];
  if (!isInPaiement(etat)) return [];
  return etat === '6' && cents(engage) === 0 ? ['grant', 'refuse'] : ['grant'];
}

export type MontantLigne = { id_projet: string; annee: number; montant_accorde: number };

type Modification = {
  action: IssueModifiee;
  motif?: string | undefined;
  montants?: readonly MontantLigne[] | undefined;
  /** The number of letters that leave with the act, agreements apart; whether the service published one for it. */
  courriers: number;
  isLettreOfferte: boolean;
};

/** Returns the first reason why this act cannot amend that decision, or null when it can. */
export function empechementModification(
  decision: DecisionPartie & { lignes: readonly MontantLigne[] },
  { action, motif, montants = [], courriers, isLettreOfferte }: Modification,
): Problem | null {
  if (!listModifications(decision).includes(action)) {
    return {
      code: 'instruction.modification-impossible',
      params: { etat: sayEtatInstruction(decision.etat) },
    };
  }
  if (isBlank(motif)) return { code: 'dossier.motif-obligatoire', field: 'motif' };
  if (courriers === 0) return { code: withoutLettreProblem(isLettreOfferte), field: 'courriers' };
  if (action !== 'grant') return null;
  const total = sumEuros(montants.map((one) => one.montant_accorde));
  if (cents(total) < cents(decision.engage)) {
    const params = { engage: formatEurosCents(decision.engage) };
    return { code: 'instruction.moins-que-verse', field: 'montants', params };
  }
  const isSame = isInPaiement(decision.etat) && montants.every((one) => isLigneOf(decision.lignes, one));
  return isSame ? { code: 'instruction.modification-sans-effet', field: 'montants' } : null;
}

/** Names what prevents an amending act without a letter: none is chosen, or its service has none to choose from. */
export const withoutLettreProblem = (isLettreOfferte: boolean) =>
  isLettreOfferte ? 'instruction.modification-sans-lettre' : 'instruction.modification-sans-modele';

const isLigneOf = (lignes: readonly MontantLigne[], one: MontantLigne): boolean =>
  lignes.some(
    (line) =>
      line.id_projet === one.id_projet &&
      line.annee === one.annee &&
      cents(line.montant_accorde) === cents(one.montant_accorde),
  );
