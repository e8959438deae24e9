import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { useEffect, useState } from 'react';
import { modeDe } from '../demarche/mode-dossier.ts';
import { usePageQuery } from '../platform/page/page-query.ts';
import { useQueryParams, useRouteParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { actFor, actingForSiret, useActingFor } from '../platform/session/acting-for.ts';
import { notify } from '../platform/session/announcements.ts';
import { useUser } from '../platform/session/session.ts';
import { DossierEdition } from '../subvention/DossierEdition.tsx';
import { isEtape } from '../subvention/dossier-liens.ts';
import { type DossierRead, useDossier } from '../subvention/use-dossier.ts';
import { CompleterPage } from './CompleterPage.tsx';
import { DossierSuivi } from './DossierSuivi.tsx';
import { TransmisPage } from './TransmisPage.tsx';

/** A dossier keeps one address its whole life: for its steps, its confirmation, then its follow-up. */
export function DossierPage() {
  const { idDossier = '' } = useRouteParams();
  return <Dossier key={idDossier} id={idDossier} />;
}

function Dossier({ id }: { id: string }) {
  const found = useDossier(id);
  const { read } = found;
  return <ReadPage read={read}>{(dossier) => <Page dossier={dossier} found={found} />}</ReadPage>;
}

/** A dossier that may not be edited is only read, with one warning, whatever the address asks. */
function Page({ dossier, found }: { dossier: DossierSubventionView; found: DossierRead }) {
  const etape = useQueryParams().get('etape');
  const { mode } = usePageQuery();
  useActingForOwner(dossier);
  const canEdit = dossier.rights.edit === true;
  const { mode: held, isForced } = modeDe({ canEdit, mode: mode ?? null, isEtape: isEtape(etape) });
  useEffect(() => {
    if (isForced) notify('attention', dossierProblems['dossier.non-editable'].message);
  }, [isForced]);
  if (etape === 'completer') return <CompleterPage dossier={dossier} found={found} />;
  if (etape === 'transmis') return <TransmisPage dossier={dossier} found={found} />;
  if (held === 'read') return <DossierSuivi dossier={dossier} found={found} />;
  return <DossierEdition dossier={dossier} found={found} etape={isEtape(etape) ? etape : null} />;
}

/**
 * A link may lead to a dossier of another of the person's associations: the pages then act for that one, and say
 * so.
 */
function useActingForOwner({ demandeur }: DossierSubventionView): void {
  const associations = useUser()?.associations ?? [];
  const present = useActingFor();
  const owner = actingForSiret(associations, demandeur.id_siret ?? '');
  // This happens only on arrival: a person who then chooses another association leaves this page.
  const [arriving] = useState(owner && present?.id_association !== owner.id_association ? owner : null);
  useEffect(() => {
    if (!arriving) return;
    actFor(arriving);
    notify('succes', `Vous agissez maintenant pour ${arriving.nom}.`);
  }, [arriving]);
}
