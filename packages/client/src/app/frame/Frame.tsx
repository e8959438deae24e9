import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { PageNotes } from '../../contenu/PageNotes.tsx';
import { applyAffichage, usePreferences } from '../../platform/preferences.ts';
import type { RouteRow } from '../../platform/route-row.ts';
import { useIsExpected, useUser } from '../../platform/session.ts';
import { lastRole, useWornRole } from '../../platform/session-role.ts';
import { LiveRegions } from '../../ui/LiveRegions.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { whenIdle } from '../../ui/when-idle.ts';
import { beginWork } from '../../ui/work.ts';
import { ActingStrip } from './ActingStrip.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { BrowserNotice } from './BrowserNotice.tsx';
import { CookieBanner } from './CookieBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { Toasts } from './Toasts.tsx';
import './frame.css';
import './menus.css';

const NotesReader = lazyPart(async () => (await import('../../contenu/NotesReader.tsx')).NotesReader);

/** What is around every page: who you are, for whom you act, where you are. */
export function Frame() {
  const row = useMatches({
    select: (matches) => matches.map((match) => match.staticData.row).findLast(Boolean),
  });
  const user = useUser();
  const isExpected = useIsExpected();
  const isOpened = useRouterState({ select: (state) => state.resolvedLocation !== undefined });
  const areNotesRead = useOnceIdle(isOpened);
  useDensity();
  useWidth(row);
  useWorkOfRouter();
  const isLogin = row?.cadre === 'connexion';
  return (
    <>
      <SkipLinks />
      <ProgressBar />
      {!isLogin && <CookieBanner />}
      <Header hasNavigation={!isLogin && (user !== null || isExpected)} />
      <div className="fr-container">
        {!isLogin && (user ? <ActingStrip user={user} /> : isExpected && <div className="agir-pour" />)}
        <BrowserNotice />
        <PageNotes path={row?.path} />
        {areNotesRead && (
          <Suspense>
            <NotesReader />
          </Suspense>
        )}
        {!isLogin && <Breadcrumb />}
      </div>
      <main id="contenu" className="fr-container" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <OfflineNotice />
      <LeaveDialog />
      <Toasts />
      <LiveRegions />
    </>
  );
}

/** What the page was told is read again once there is nothing better to do. */
function useOnceIdle(isOpened: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (isOpened ? whenIdle(() => setIsIdle(true)) : undefined), [isOpened]);
  return isIdle;
}

/** On the way to another page something is under way. */
function useWorkOfRouter(): void {
  const isPending = useRouterState({ select: (state) => state.status === 'pending' });
  useEffect(() => (isPending ? beginWork() : undefined), [isPending]);
}

/** Dense where people work all day, roomy where they come twice a year, unless they chose. */
function useDensity(): void {
  const { affichage } = usePreferences();
  const role = useLikelyRole();
  useEffect(() => applyAffichage(affichage ?? usualDensity(role)), [affichage, role]);
}

/** Tables of services take the whole of a large screen, header and footer with them. */
function useWidth(row: RouteRow | undefined): void {
  const role = useLikelyRole();
  const isLarge = row?.largeur === 'large' && usualDensity(role) === 'compacte';
  useEffect(() => {
    document.documentElement.dataset.largeur = isLarge ? 'large' : 'normale';
  }, [isLarge]);
}

/** Until it is known who reads, the same as last time: nothing moves when it is. */
const useLikelyRole = () => {
  const worn = useWornRole();
  const isExpected = useIsExpected();
  return worn ?? (isExpected ? lastRole() : null);
};

const usualDensity = (role: string | null) =>
  role !== null && (isServiceRole(role) || role !== 'lca.association') ? 'compacte' : 'calme';
