import { stepStatusWords } from '../ui/step-status.ts';
import { usePoint } from './renvoi/use-point.ts';
import { type RubriqueStatus, rubriqueStatusWords } from './rubrique-status.ts';

/** Shows the state of a rubrique; a correction asked for by a service comes first. */
export function EtatRubrique({ id, status }: { id: string; status: RubriqueStatus }) {
  const isACorriger = usePoint(id)?.corrige_le === null;
  return (
    <span className={`etape-etat etape-etat--${isACorriger ? 'a-corriger' : status}`}>
      {isACorriger ? stepStatusWords['a-corriger'] : rubriqueStatusWords[status]}
    </span>
  );
}
