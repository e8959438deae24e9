// These words present an answer that the portal wrote, under its field and in the list to read again (§5
// autopopulation).
import { formatDay } from '../identifiants/dates-affichees.ts';
import { count } from '../identifiants/nombres-affiches.ts';
import type { ARelire, Proposition } from './projet-a-revoir.rules.ts';

/**
 * Returns the words under the field, or nothing when the stored value would be refused, or is no answer that a person
 * would give: the words « Sans objet », a day outside the years. Nobody is told beside an empty field what to leave it
 * empty comes to; the list to read again says it, once, before the sending.
 */
export function sayPropositionRelue({ row, value, isAnswer, horsDe }: Proposition): string | undefined {
  if (!isAnswer || horsDe) return undefined;
  switch (row.kind) {
    case 'date':
      return `Le portail propose le ${formatDay(String(value))} : à vérifier.`;
    case 'bool':
    case 'choice':
      return 'Proposé : changez si besoin.';
    default:
      return undefined;
  }
}

/** Gives the reason why an answer is in the list. */
export const motifsRelecture: Record<ARelire['motif'], string> = {
  propose: 'réponse écrite par le portail',
  colle: 'le texte commence par « Sans objet »',
  'hors-exercice': 'en dehors des années de la demande',
};

/** Returns for example « 3 réponses à relire avant de transmettre ». */
export const titreRelecture = (n: number): string =>
  `${count(n, 'réponse à relire', 'réponses à relire')} avant de transmettre`;
