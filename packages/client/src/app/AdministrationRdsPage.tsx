import { type ComponentType, Suspense } from 'react';
import { useQueryParams } from '../platform/page/query-params.ts';
import { Loading } from '../ui/page/Loading.tsx';
import { lazyPart } from '../ui/page/lazy-part.ts';
import type { OngletRds } from './administration-onglets.ts';

const Campagne = lazyPart(async () => (await import('../catalogue/campagne/CampagnePage.tsx')).CampagnePage);
const Subventions = lazyPart(
  async () =>
    (await import('../catalogue/campagne/SubventionsAdministreesPage.tsx')).SubventionsAdministreesPage,
);

const onglets: Record<OngletRds, ComponentType> = {
  journal: lazyPart(async () => (await import('./JournalPage.tsx')).JournalPage),
  referentiels: lazyPart(
    async () => (await import('../contenu/administration/ReferentielsPage.tsx')).ReferentielsPage,
  ),
  services: lazyPart(async () => (await import('./ServicesAdministresPage.tsx')).ServicesAdministresPage),
};

/**
 * The page shows the campaign named in the address, else the tab named there, else the subventions that the person
 * administers.
 */
export function AdministrationRdsPage() {
  const params = useQueryParams();
  const id = params.get('subvention');
  const asked = params.get('onglet') ?? '';
  const Onglet = Object.hasOwn(onglets, asked) ? onglets[asked as OngletRds] : Subventions;
  return <Suspense fallback={<Loading />}>{id ? <Campagne key={id} id={id} /> : <Onglet />}</Suspense>;
}
