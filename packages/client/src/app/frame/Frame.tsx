import { isServiceRole } from '@asso/domain/compte/roles';
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { applyAffichage, usePreferences } from '../../platform/preferences.ts';
import type { RouteRow } from '../../platform/route-row.ts';
import { useUser } from '../../platform/session.ts';
import { useWornRole } from '../../platform/session-role.ts';
import { LiveRegions } from '../../ui/LiveRegions.tsx';
import { ActingStrip } from './ActingStrip.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { Toasts } from './Toasts.tsx';
import './frame.css';
import './menus.css';

/** What is around every page: who you are, for whom you act, where you are. */
export function Frame() {
  const row = useMatches({
    select: (matches) => matches.map((match) => match.staticData.row).findLast(Boolean),
  });
  const user = useUser();
  const isBusy = useRouterState({ select: (state) => state.status === 'pending' });
  useDensity();
  useWidth(row);
  const isLogin = row?.cadre === 'connexion';
  return (
    <>
      <SkipLinks hasMenu={!isLogin && user !== null} />
      {isBusy && <div className="progression" />}
      <Header hasNavigation={!isLogin} />
      <div className="fr-container">
        {user && !isLogin && <ActingStrip user={user} />}
        <OfflineNotice />
        {!isLogin && <Breadcrumb />}
      </div>
      <main id="contenu" className="fr-container" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Toasts />
      <LiveRegions />
    </>
  );
}

/** Dense where people work all day, roomy where they come twice a year, unless they chose. */
function useDensity(): void {
  const { affichage } = usePreferences();
  const role = useWornRole();
  useEffect(() => applyAffichage(affichage ?? usualDensity(role)), [affichage, role]);
}

/** Tables of services take the whole of a large screen, header and footer with them. */
function useWidth(row: RouteRow | undefined): void {
  const role = useWornRole();
  const isLarge = row?.largeur === 'large' && usualDensity(role) === 'compacte';
  useEffect(() => {
    document.documentElement.dataset.largeur = isLarge ? 'large' : 'normale';
  }, [isLarge]);
}

const usualDensity = (role: string | null) =>
  role !== null && (isServiceRole(role) || role !== 'lca.association') ? 'compacte' : 'calme';
