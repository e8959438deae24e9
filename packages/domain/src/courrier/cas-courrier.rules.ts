// A letter may say one thing when all is granted, another when a part is, another when nothing is: these are the cases
// of a decision.
import { type ActionService, type EtatInstruction, isDecide } from '../dossier/instruction.states.ts';
import { type CasDecision, casDecision } from '../dossier/texte-lettre.schema.ts';

export const casWords: Record<CasDecision, string> = {
  accordee: 'accordée',
  partie: 'accordée en partie',
  refusee: 'refusée',
};

/** Says for whom a block is written: « Si accordée ou accordée en partie ». */
export const sayCondition = (cas: readonly CasDecision[]): string =>
  `Si ${inOrder(cas)
    .map((one) => casWords[one])
    .join(' ou ')}`;

const conditions: readonly (readonly CasDecision[])[] = [
  ['accordee'],
  ['partie'],
  ['refusee'],
  ['accordee', 'partie'],
];

/** Returns the conditions that a block of a letter may have, which says these cases: none that it always or never meets. */
export const conditionsOffertes = (cas: readonly CasDecision[]): (readonly CasDecision[])[] =>
  conditions.filter((one) => one.length < cas.length && one.every((each) => cas.includes(each)));

const inOrder = (cas: readonly CasDecision[]): CasDecision[] =>
  casDecision.filter((one) => cas.includes(one));

type Decision = { action: ActionService | null; montant: number | null; demande: number };

/** Returns the case of a decision, or null for any other act. An agrément has no amount, so it is granted whole. */
export function findCas({ action, montant, demande }: Decision): CasDecision | null {
  switch (action) {
    case 'grant':
      return montant === null || montant >= demande ? 'accordee' : 'partie';
    case 'refuse':
    case 'reject':
      return 'refusee';
    default:
      return null;
  }
}

/** Returns the decision that this state shows, or null while there is none. */
export const readIssue = (etat: EtatInstruction): 'grant' | 'refuse' | 'reject' | null => {
  if (!isDecide(etat)) return null;
  return etat === '11' ? 'refuse' : etat === '12' ? 'reject' : 'grant';
};
