import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { useEffect } from 'react';
import { useAssociationNamed } from '../association/use-association-page.ts';
import { modeDe } from '../demarche/mode-dossier.ts';
import { usePageQuery } from '../platform/page/page-query.ts';
import { useQueryParams, useRouteParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { notify } from '../platform/session/announcements.ts';
import { SiretEdition } from './SiretEdition.tsx';
import { SiretLecture } from './SiretLecture.tsx';
import { SiretTransmisPage } from './SiretTransmisPage.tsx';
import { isEtape } from './siret-href.ts';
import { type DemandeRead, useDemande } from './use-demande.ts';

/** A request keeps one address its whole life; a reader who may not open it is sent home with a message. */
export function DemandeSiretPage() {
  const { id = '', idRna } = useRouteParams();
  useAssociationNamed(idRna);
  return <Demande key={id} id={id} />;
}

function Demande({ id }: { id: string }) {
  const found = useDemande(id);
  return <ReadPage read={found.read}>{(demande) => <Page demande={demande} found={found} />}</ReadPage>;
}

/**
 * The request opens for editing unless the address asks to read it [R4.70]; it is only read, with one warning,
 * when it may not be edited.
 */
function Page({ demande, found }: { demande: DemandeSiretView; found: DemandeRead }) {
  const etape = useQueryParams().get('etape');
  const { mode } = usePageQuery();
  const canEdit = demande.rights.edit === true;
  const { mode: held, isForced } = modeDe({ canEdit, mode: mode ?? null, isEtape: isEtape(etape) });
  useEffect(() => {
    if (isForced) notify('attention', dossierProblems['dossier.non-editable'].message);
  }, [isForced]);
  if (etape === 'transmis') return <SiretTransmisPage demande={demande} found={found} />;
  if (held === 'read') return <SiretLecture demande={demande} found={found} />;
  return <SiretEdition demande={demande} found={found} etape={isEtape(etape) ? etape : null} />;
}
