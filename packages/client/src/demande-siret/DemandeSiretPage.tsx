import { useAssociationNamed } from '../association/use-association-page.ts';
import { DemarchePage } from '../demarche/DemarchePage.tsx';
import { useRouteParams } from '../platform/page/query-params.ts';
import { demarcheSiret } from './demarche-siret.ts';
import { SiretLecture } from './SiretLecture.tsx';

/** The page of a SIRET request; a reader who may not open it is sent home with a message [R4.70]. */
export function DemandeSiretPage() {
  const { id = '', idRna } = useRouteParams();
  useAssociationNamed(idRna);
  return <DemarchePage key={id} demarche={demarcheSiret} place={{ id }} Lecture={SiretLecture} />;
}
