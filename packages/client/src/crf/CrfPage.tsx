import { useAssociationNamed } from '../association/use-association-page.ts';
import { DemarchePage } from '../demarche/DemarchePage.tsx';
import { useRouteParams } from '../platform/page/query-params.ts';
import { CrfLecture } from './CrfLecture.tsx';
import { demarcheCrf } from './demarche-crf.ts';

/** The page of a report, opened to be filled while its state and the reader's rights allow it [R4.28]. */
export function CrfPage() {
  const { idSiret, idDossier = '', idCrf = '' } = useRouteParams();
  useAssociationNamed(idSiret);
  const place = { id: idDossier, crf: idCrf };
  return <DemarchePage key={idCrf} demarche={demarcheCrf} place={place} Lecture={CrfLecture} />;
}
