// When several services have a dossier, every page of the association speaks of them in one order: first what awaits the
// association, then what pays it, then what is being studied, then what is over.
import type { EtatInstruction } from './instruction.states.ts';

type Ordonnee = {
  id_service_instructeur: string;
  etat: EtatInstruction;
  completude: { etat: string };
};

const ordre: readonly EtatInstruction[] = ['C', 'A', '6', '7', '8', '9', '2', 'D', '10', '11', '12', 'B'];

/**
 * Orders the instructions of a dossier; in the same state, the one for which the dossier was begun (`referent`) comes
 * first.
 */
export function sortByUrgence<I extends Ordonnee>(instructions: readonly I[], referent: string): I[] {
  const rank = ({ etat, completude, id_service_instructeur: id }: I): number =>
    (completude.etat === 'demande' ? 0.5 : ordre.indexOf(etat)) + (id === referent ? 0 : 0.1);
  return instructions.toSorted((one, other) => rank(one) - rank(other));
}
