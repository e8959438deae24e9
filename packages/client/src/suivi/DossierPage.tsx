import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { useEffect, useState } from 'react';
import { DemarchePage } from '../demarche/DemarchePage.tsx';
import { useRouteParams } from '../platform/page/query-params.ts';
import { actFor, actingForSiret, useActingFor } from '../platform/session/acting-for.ts';
import { notify } from '../platform/session/announcements.ts';
import { useUser } from '../platform/session/session.ts';
import { demarcheSubvention } from '../subvention/demarche-subvention.ts';
import { actedPart } from '../ui/page/lazy-part.ts';

const DossierSuivi = actedPart(async () => (await import('./DossierSuivi.tsx')).DossierSuivi);
const autres = { completer: actedPart(async () => (await import('./CompleterPage.tsx')).CompleterPage) };

/**
 * The page of a subvention dossier, which keeps one address its whole life: for its steps, its confirmation, then its
 * follow-up.
 */
export function DossierPage() {
  const { idDossier = '' } = useRouteParams();
  return (
    <DemarchePage
      key={idDossier}
      demarche={demarcheSubvention}
      place={{ id: idDossier }}
      Lecture={DossierSuivi}
      autres={autres}
      useOpened={useActingForOwner}
    />
  );
}

/** Acts for the association of this dossier, when it is another one of the person's, and says so. */
function useActingForOwner({ demandeur }: DossierSubventionView): void {
  const associations = useUser()?.associations ?? [];
  const present = useActingFor();
  const owner = actingForSiret(associations, demandeur.id_siret ?? '');
  // The association changes only on arrival: a person who then chooses another one leaves this page.
  const [arriving] = useState(owner && present?.id_association !== owner.id_association ? owner : null);
  useEffect(() => {
    if (!arriving) return;
    actFor(arriving);
    notify('succes', `Vous agissez maintenant pour ${arriving.nom}.`);
  }, [arriving]);
}
