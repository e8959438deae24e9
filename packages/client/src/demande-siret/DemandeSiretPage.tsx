import { useAssociationNamed } from '../association/use-association-page.ts';
import { DemarchePage } from '../demarche/DemarchePage.tsx';
import { useRouteParams } from '../platform/page/query-params.ts';
import { demarcheSiret } from './demarche-siret.ts';
import { SiretLecture } from './SiretLecture.tsx';

/** A reader who may not open a SIRET request is sent home with a message [R4.70]. */
export function DemandeSiretPage() {
  const { id = '', idRna } = useRouteParams();
  useAssociationNamed(idRna);
  return <DemarchePage key={id} demarche={demarcheSiret} place={{ id }} Lecture={SiretLecture} />;
}
