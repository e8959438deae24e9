// What a member of the association reads of one of its dossiers that is not opened to them, and whom they may ask.
import { joinWithAnd } from '../identifiants/enumeration.ts';
import { count } from '../identifiants/nombres-affiches.ts';

/** An access is asked for once a day: whoever can give it was told, and has it in their inbox. */
export const hoursBetweenDemandes = 24;

type Ouvert = { personnes: readonly string[] };

/** Says who has the dossier: « Il n’est ouvert qu’à Lucie Faure et Awa Diop, qui peuvent vous l’ouvrir. » */
export function sayAccesClosed({ personnes }: Ouvert): string {
  const [first, ...others] = personnes;
  if (first === undefined)
    return 'Plus personne ne l’a dans votre association : écrivez à l’aide, qui vous dira comment le rouvrir.';
  if (others.length === 0) return `Il n’est ouvert qu’à ${first}, qui peut vous l’ouvrir.`;
  if (others.length > 3)
    return `Il n’est ouvert qu’à ${first} et à ${count(others.length, 'autre personne', 'autres personnes')}, qui peuvent vous l’ouvrir.`;
  return `Il n’est ouvert qu’à ${joinWithAnd(personnes)}, qui peuvent vous l’ouvrir.`;
}
