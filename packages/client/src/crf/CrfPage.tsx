import type { CrfView } from '@asso/contract/crf/crf.schemas';
import { modeDuCrf } from '@asso/domain/crf/crf.states';
import type { EtapeCrf } from '@asso/domain/crf/crf.steps';
import { useAssociationNamed } from '../association/use-association-page.ts';
import { usePageQuery } from '../platform/page/page-query.ts';
import { useQueryParams, useRouteParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { BudgetCrfStep } from './BudgetCrfStep.tsx';
import { CrfLecture } from './CrfLecture.tsx';
import { CrfTransmisPage } from './CrfTransmisPage.tsx';
import { isEtapeCrf } from './crf-href.ts';
import { ListeEtapesCrf } from './ListeEtapesCrf.tsx';
import { ProjetsCrfStep } from './ProjetsCrfStep.tsx';
import { QuestionsCrfStep } from './QuestionsCrfStep.tsx';
import { type CrfRead, useCrf, useTeteCrf } from './use-crf.ts';
import { VerifierCrfStep } from './VerifierCrfStep.tsx';

/** A report keeps one address its whole life. */
export function CrfPage() {
  const { idSiret, idDossier = '', idCrf = '' } = useRouteParams();
  useAssociationNamed(idSiret);
  return <Crf key={idCrf} id={idDossier} crf={idCrf} />;
}

function Crf({ id, crf }: { id: string; crf: string }) {
  const found = useCrf(id, crf);
  return <ReadPage read={found.read}>{(view) => <Page crf={view} found={found} />}</ReadPage>;
}

/**
 * The report opens for editing while its state and the reader's rights allow it, unless the address asks to read
 * it [R4.28].
 */
function Page({ crf, found }: { crf: CrfView; found: CrfRead }) {
  const etape = useQueryParams().get('etape');
  const { mode } = usePageQuery();
  if (etape === 'transmis') return <CrfTransmisPage crf={crf} found={found} />;
  const isEdited = crf.rights.edit === true && modeDuCrf(crf.description.id_etat) === 'edit';
  if (!isEdited || mode === 'read') return <CrfLecture crf={crf} found={found} />;
  return <Edition crf={crf} found={found} etape={isEtapeCrf(etape) ? etape : null} />;
}

/** The steps of a report being filled share one draft of its head. */
function Edition({ crf, found, etape }: { crf: CrfView; found: CrfRead; etape: EtapeCrf | null }) {
  const edition = { crf, found, tete: useTeteCrf(crf, found) };
  switch (etape) {
    case null:
      return <ListeEtapesCrf {...edition} />;
    case 'projets':
      return <ProjetsCrfStep {...edition} />;
    case 'budget':
      return <BudgetCrfStep {...edition} />;
    case 'questions':
      return <QuestionsCrfStep {...edition} />;
    case 'transmission':
      return <VerifierCrfStep {...edition} />;
  }
}
