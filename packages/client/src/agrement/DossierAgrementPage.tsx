import { useAssociationNamed } from '../association/use-association-page.ts';
import { DemarchePage } from '../demarche/DemarchePage.tsx';
import { useRouteParams } from '../platform/page/query-params.ts';
import { CompleterPage } from '../suivi/CompleterPage.tsx';
import { AgrementLecture } from './AgrementLecture.tsx';
import { demarcheAgrement } from './demarche-agrement.ts';

const autres = { completer: CompleterPage };

/** The page of an agrément dossier, edited unless the address asks to read it or the reader may not edit [R4.69]. */
export function DossierAgrementPage() {
  const { idDossier = '', idSiret } = useRouteParams();
  useAssociationNamed(idSiret);
  return (
    <DemarchePage
      key={idDossier}
      demarche={demarcheAgrement}
      place={{ id: idDossier }}
      Lecture={AgrementLecture}
      autres={autres}
    />
  );
}
