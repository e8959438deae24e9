import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { useEffect } from 'react';
import { useAssociationNamed } from '../association/use-association-page.ts';
import { modeDe } from '../demarche/mode-dossier.ts';
import { usePageQuery } from '../platform/page/page-query.ts';
import { useQueryParams, useRouteParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { notify } from '../platform/session/announcements.ts';
import { CompleterPage } from '../suivi/CompleterPage.tsx';
import { AgrementEdition } from './AgrementEdition.tsx';
import { AgrementLecture } from './AgrementLecture.tsx';
import { AgrementTransmisPage } from './AgrementTransmisPage.tsx';
import { isEtape } from './agrement-href.ts';
import { type AgrementRead, useDossierAgrement } from './use-dossier-agrement.ts';

/** A dossier keeps one address its whole life: for its steps, its confirmation, then its follow-up. */
export function DossierAgrementPage() {
  const { idDossier = '', idSiret } = useRouteParams();
  useAssociationNamed(idSiret);
  return <Dossier key={idDossier} id={idDossier} />;
}

function Dossier({ id }: { id: string }) {
  const found = useDossierAgrement(id);
  return <ReadPage read={found.read}>{(dossier) => <Page dossier={dossier} found={found} />}</ReadPage>;
}

/**
 * The dossier opens for editing unless the address asks to read it [R4.69]; it is only read, with one warning,
 * when it may not be edited.
 */
function Page({ dossier, found }: { dossier: DossierAgrementView; found: AgrementRead }) {
  const etape = useQueryParams().get('etape');
  const { mode } = usePageQuery();
  const canEdit = dossier.rights.edit === true;
  const { mode: held, isForced } = modeDe({ canEdit, mode: mode ?? null, isEtape: isEtape(etape) });
  useEffect(() => {
    if (isForced) notify('attention', dossierProblems['dossier.non-editable'].message);
  }, [isForced]);
  if (etape === 'completer') return <CompleterPage dossier={dossier} found={found} />;
  if (etape === 'transmis') return <AgrementTransmisPage dossier={dossier} found={found} />;
  if (held === 'read') return <AgrementLecture dossier={dossier} found={found} />;
  return <AgrementEdition dossier={dossier} found={found} etape={isEtape(etape) ? etape : null} />;
}
