import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { useEffect } from 'react';
import { notify } from '../platform/announcements.ts';
import { useQueryParams, useRouteParams } from '../platform/query-params.ts';
import { ReadPage } from '../platform/ReadPage.tsx';
import { DossierEdition } from './DossierEdition.tsx';
import { DossierInaccessible } from './DossierInaccessible.tsx';
import { DossierSuivi } from './DossierSuivi.tsx';
import { isEtape } from './dossier-liens.ts';
import { TransmisPage } from './TransmisPage.tsx';
import { type DossierRead, useDossier } from './use-dossier.ts';

/** One address for a dossier's whole life: its steps, its confirmation, then its follow-up. */
export function DossierPage() {
  const { idDossier = '' } = useRouteParams();
  return <Dossier key={idDossier} id={idDossier} />;
}

function Dossier({ id }: { id: string }) {
  const found = useDossier(id);
  const { read } = found;
  if (read.state === 'refuse' && read.problem.status === 404) {
    return <DossierInaccessible message={read.problem.message} />;
  }
  return <ReadPage read={read}>{(dossier) => <Page dossier={dossier} found={found} />}</ReadPage>;
}

/** Read whatever the address asks when the dossier may not be edited, and told so once. */
function Page({ dossier, found }: { dossier: DossierSubventionView; found: DossierRead }) {
  const params = useQueryParams();
  const [etape, mode] = [params.get('etape'), params.get('mode')];
  const canEdit = dossier.rights.edit === true;
  const isForced = !canEdit && (isEtape(etape) || mode === 'edit');
  useEffect(() => {
    if (isForced) notify('attention', dossierProblems['dossier.non-editable'].message);
  }, [isForced]);
  if (etape === 'transmis') return <TransmisPage dossier={dossier} found={found} />;
  if (!canEdit || mode === 'read') return <DossierSuivi dossier={dossier} found={found} />;
  return <DossierEdition dossier={dossier} found={found} etape={isEtape(etape) ? etape : null} />;
}
