// These words present an answer that the portal wrote, under its field and in the list to read again (§5
// autopopulation).
import { formatDay } from '../identifiants/dates-affichees.ts';
import { count } from '../identifiants/nombres-affiches.ts';
import { knownChoices, type Listes } from '../kernel/listes.ts';
import type { ARelire, Proposition } from './projet-a-revoir.rules.ts';

/** Returns the words under the empty field, or nothing when the stored value would be refused. */
export function motProposition(
  { row, value, isAnswer, horsDe }: Proposition,
  listes: Listes,
): string | undefined {
  if (!isAnswer) return undefined;
  if (horsDe) {
    return `L’aide porte sur ${horsDe} : indiquez votre date. Si vous laissez vide, le portail écrira le ${formatDay(String(value))}.`;
  }
  switch (row.kind) {
    case 'date':
      return `Le portail propose le ${formatDay(String(value))} : à vérifier.`;
    case 'bool':
      return `Si vous ne répondez pas, le portail écrira « ${value === true ? 'Oui' : 'Non'} ».`;
    case 'choice':
      return `Si vous ne répondez pas, le portail écrira « ${knownChoices(row, listes).find((one) => one.value === value)?.label ?? ''} ».`;
    default:
      return `Si vous laissez vide, le portail écrira « ${String(value)} ».`;
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
