import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { NotesReader } from '../../contenu/NotesReader.tsx';
import { PageNotes } from '../../contenu/PageNotes.tsx';
import { brand } from '../../platform/brand.ts';
import type { RouteRow } from '../../platform/page/route-row.ts';
import { applyAffichage, usePreferences } from '../../platform/preferences.ts';
import { useIsExpected, useUser } from '../../platform/session/session.ts';
import { lastRole, useWornRole } from '../../platform/session/session-role.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { leaving, unsent } from '../../ui/draft/unsent.ts';
import { FieldMarks } from '../../ui/fields/field-marks.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { spoken } from '../../ui/page/announcer.ts';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { useStore } from '../../ui/page/store.ts';
import { beginWork } from '../../ui/page/work.ts';
import { Palette } from '../palette/Palette.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { BrowserNotice } from './BrowserNotice.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Toasts } from './Toasts.tsx';
import './frame.css';
import './menus.css';

/** The banner about cookies, loaded only where the audience is measured. */
const CookieBanner = lazyPart(() => import('./CookieBanner.tsx').then((module) => module.CookieBanner));

/**
 * The frame around every page: the header, the notes and notices, the breadcrumb, the page itself and the footer, with
 * the palette and the messages.
 */
export function Frame() {
  const row = useMatches({
    select: (matches) => matches.map((match) => match.staticData.row).findLast(Boolean),
  });
  const user = useUser();
  const isExpected = useIsExpected();
  const isOpened = useRouterState({ select: (state) => state.resolvedLocation !== undefined });
  const areNotesRead = useOnceIdle(isOpened);
  useDensity();
  const isWorkList = useWidth(row);
  useWorkOfRouter();
  const isLogin = row?.cadre === 'connexion';
  const role = useLikelyRole() ?? 'lca.association';
  return (
    <>
      <SkipLinks hasList={isWorkList} />
      <ProgressBar />
      <Suspense>{!isLogin && brand.mesure !== null && <CookieBanner />}</Suspense>
      <Header hasNavigation={!isLogin && (user !== null || isExpected)} />
      <div className="fr-container">
        <BrowserNotice />
        <PageNotes path={row?.path} />
        {areNotesRead && <NotesReader />}
        {!isLogin && !isWorkList && <Breadcrumb shown={row?.path} />}
      </div>
      <main id="contenu" className="fr-container" tabIndex={-1}>
        <FieldMarks value={role === 'lca.association' ? 'facultatif' : 'obligatoire'}>
          <Outlet />
        </FieldMarks>
      </main>
      <Footer isSettled={areNotesRead && user !== null} />
      <OfflineNotice />
      {user && <Palette />}
      <LeaveDialog />
      <Toasts />
      <LiveRegions />
    </>
  );
}

/** Becomes true once the browser is idle after the page has opened, so that reading the notes delays nothing else. */
function useOnceIdle(isOpened: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (isOpened ? whenIdle(() => setIsIdle(true)) : undefined), [isOpened]);
  return isIdle;
}

/** Shows the progress bar while the router loads another page. */
function useWorkOfRouter(): void {
  const isPending = useRouterState({ select: (state) => state.status === 'pending' });
  useEffect(() => (isPending ? beginWork() : undefined), [isPending]);
}

/**
 * Sets the density that the person chose; without a choice, the usual one of their role: compact for those who work
 * here all day, roomy for the others.
 */
function useDensity(): void {
  const { affichage } = usePreferences();
  const role = useLikelyRole();
  useEffect(() => applyAffichage(affichage ?? usualDensity(role)), [affichage, role]);
}

/**
 * Sets the width of the page, header and footer: wide for the tables of services on a large screen. Returns true for a
 * table of work, which takes the whole window and has no breadcrumb.
 */
function useWidth(row: RouteRow | undefined): boolean {
  const role = useLikelyRole();
  const asked = row?.largeur ?? 'normale';
  const isWork = usualDensity(role) === 'compacte';
  const isWorkList = isWork && asked === 'pleine' && role !== null && isServiceRole(role);
  const largeur = isWorkList ? 'pleine' : isWork && asked !== 'normale' ? 'large' : 'normale';
  useEffect(() => {
    document.documentElement.dataset.largeur = largeur;
  }, [largeur]);
  return isWorkList;
}

/** Until the user is read, returns the role of the last visit, so that the page does not move afterwards. */
const useLikelyRole = () => {
  const worn = useWornRole();
  const isExpected = useIsExpected();
  return worn ?? (isExpected ? lastRole() : null);
};

const usualDensity = (role: string | null) =>
  role !== null && (isServiceRole(role) || role !== 'lca.association') ? 'compacte' : 'calme';

/**
 * The elements whose changes are read aloud. They are always in the page: screen readers often ignore one that appears
 * with its text.
 */
function LiveRegions() {
  const { poli, urgent } = useStore(spoken);
  return (
    <div className="invisible">
      <p role="status" aria-live="polite">
        {poli}
      </p>
      <p role="alert" aria-live="assertive">
        {urgent}
      </p>
    </div>
  );
}

/** Plain links, which move the focus within the page without the router. */
const SkipLinks = ({ hasList }: { hasList: boolean }) => (
  <div className="fr-skiplinks">
    <nav className="fr-container" aria-label="Accès rapide">
      <ul className="fr-skiplinks__list">
        {(hasList ? [...places.slice(0, 1), listPlace, ...places.slice(1)] : places).map(({ label, id }) => (
          <li key={id}>
            <a className="fr-link" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);

/** On a table of work, a link that skips the views and the filters and goes to the first line. */
const listPlace = { label: 'Aller à la liste', id: 'liste' };

const places = [
  { label: 'Aller au contenu', id: 'contenu' },
  { label: 'Aller au menu', id: 'menu' },
  { label: 'Aller au pied de page', id: 'pied' },
];

/** Asks before leaving a page with work not sent yet, which would be lost. */
function LeaveDialog() {
  const asked = useStore(leaving);
  const [first] = useStore(unsent);
  if (!asked || !first) return null;
  const { titre, perte, partir } = first;
  return (
    <Dialog
      title={titre}
      onClose={() => asked.answer(false)}
      action={{ label: partir, onPress: () => asked.answer(true), isDanger: true }}
    >
      <p>{perte}</p>
    </Dialog>
  );
}

/** Runs the work once the browser is idle, within two seconds; the returned function cancels it. */
function whenIdle(work: () => void): () => void {
  // Safari does not have requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, quietMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

const quietMs = 200;
