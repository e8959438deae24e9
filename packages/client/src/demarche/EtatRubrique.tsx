import { stepStatusWords } from '../ui/step-status.ts';
import { usePoint } from './renvoi/use-point.ts';
import { type RubriqueStatus, rubriqueStatusWords } from './rubrique-status.ts';

/** A rubric's state says first whether a service asked to correct it. */
export function EtatRubrique({ id, status }: { id: string; status: RubriqueStatus }) {
  const isACorriger = usePoint(id)?.corrige_le === null;
  return (
    <span className={`etape-etat etape-etat--${isACorriger ? 'a-corriger' : status}`}>
      {isACorriger ? stepStatusWords['a-corriger'] : rubriqueStatusWords[status]}
    </span>
  );
}
