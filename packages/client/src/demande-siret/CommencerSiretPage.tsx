import { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import { compteProblems } from '@asso/domain/compte/compte.problems';
import { isAdminRole, isServiceRole } from '@asso/domain/compte/roles.rules';
import { demandeSiretProblems } from '@asso/domain/demande-siret/demande-siret.problems';
import { countsAsExisting } from '@asso/domain/demande-siret/demande-siret.states';
import { problemMessage } from '@asso/domain/kernel/problems';
import { useEffect, useState } from 'react';
import { useAssociationNamed } from '../association/use-association-page.ts';
import { BackHome } from '../platform/page/BackHome.tsx';
import { go } from '../platform/page/navigation.ts';
import { useRouteParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useWornRole } from '../platform/session/session-role.ts';
import { useRead } from '../platform/use-read.ts';
import { Loading } from '../ui/page/Loading.tsx';
import { CommencerSiret } from './CommencerSiret.tsx';
import type { DemandeSiretItem } from './DemandeSiretCard.tsx';
import { demandeHref, demandesHref } from './siret-href.ts';

const readAtMost = 50;

/** Begins a request or opens the existing one, for the association in the address or else the present one. */
export function CommencerSiretPage() {
  const { id } = useAssociationNamed(useRouteParams().idRna);
  const role = useWornRole() ?? '';
  if (isServiceRole(role) && !isAdminRole(role)) return <PourSesMembres />;
  return id ? <Association key={id} id={id} /> : <Ailleurs href={demandesHref} />;
}

function Association({ id }: { id: string }) {
  const read = useRead(demandeSiretEndpoints.listDemandesSiret, { query: { id_rna: id, limit: readAtMost } });
  const { reload } = read;
  // The list may be stale, and the page it leads to depends on the latest answer, so the list is read again first.
  const [isFresh, setIsFresh] = useState(false);
  useEffect(() => void reload().then(() => setIsFresh(true)), [reload]);
  if (!isFresh) return <Loading />;
  return (
    <ReadPage read={read}>{({ items }) => <Suite id={id} demandes={items as DemandeSiretItem[]} />}</ReadPage>
  );
}

/**
 * Leads to the present demande, or begins one: an association has one at a time, and may begin another after a
 * rejection [R4.39].
 */
function Suite({ id, demandes }: { id: string; demandes: readonly DemandeSiretItem[] }) {
  const present = demandes.find(({ description }) => countsAsExisting(description.code_etat));
  const isMembre = useWornRole() === 'lca.association';
  if (!present && !isMembre) return <PourSesMembres />;
  if (!present) return <CommencerSiret id={id} rejetee={demandes[0] ?? null} />;
  if (present.rights.consult) return <Ailleurs href={demandeHref(present)} />;
  return <BackHome message={problemMessage(demandeSiretProblems['demande-siret.reservee'])} />;
}

/** Only its members ask for the SIRET of an association; administrators open the request that was made. */
const PourSesMembres = () => (
  <BackHome message={problemMessage(compteProblems['compte.association-d-autrui'])} />
);

function Ailleurs({ href }: { href: string }) {
  useEffect(() => go(href, { replace: true }), [href]);
  return <Loading />;
}
