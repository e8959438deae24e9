import {
  type AnyRoute,
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
} from '@tanstack/react-router';
import { createElement } from 'react';
import { basePath } from '../platform/brand.ts';
import { installPages } from '../platform/page/available-pages.ts';
import { leavePage } from '../platform/page/came-from.ts';
import { returnToLink, wantHeadingFocus } from '../platform/page/heading-focus.ts';
import { belowBase, installNavigator } from '../platform/page/navigation.ts';
import type { LoadRoom, RouteRow } from '../platform/page/route-row.ts';
import { turnToastsPage } from '../platform/session/announcements.ts';
import { lastRole } from '../platform/session/session-role.ts';
import { isMarked } from '../platform/session/session-token.ts';
import { askToLeave, unsent } from '../ui/draft/unsent.ts';
import { loadOrReload } from '../ui/page/lazy-part.ts';
import { giveUpWaiting } from '../ui/page/network.ts';
import { byRole } from './by-role.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { forRole } from './for-role.ts';
import { Frame } from './frame/Frame.tsx';
import { PagePending } from './frame/PagePending.tsx';
import { findVisitor, guard, lead } from './guards.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { routerPath } from './router-path.ts';
import { redirects } from './routes.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    row?: RouteRow;
  }
}

/** Builds the router of these pages. */
export function makeRouter(rows: readonly RouteRow[]) {
  const root = createRootRoute({
    component: Frame,
    notFoundComponent: NotFoundPage,
    errorComponent: ErrorPage,
  });
  const rooms = new Map(
    [...new Set(rows.flatMap(({ salle }) => salle ?? []))].map((load, index) => [
      load,
      createRoute({
        getParentRoute: () => root,
        id: `salle-${index}`,
        component: lazyRouteComponent(() => loadOrReload(() => roomOf(load))),
      }),
    ]),
  );
  const pagesOf = (room: LoadRoom | undefined, parent: AnyRoute) =>
    rows.filter(({ salle }) => salle === room).map((row) => pageIn(parent, row));
  const elsewhere = redirects.map(({ path, vers }) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: () => lead(vers),
      component: PagePending,
    }),
  );
  const beside = { isAsked: false, isOpened: false };
  const router = createRouter({
    routeTree: root.addChildren([
      ...elsewhere,
      ...pagesOf(undefined, root),
      ...[...rooms].map(([load, room]) => room.addChildren(pagesOf(load, room))),
    ]),
    basepath: basePath,
    parseSearch,
    stringifySearch,
    // What opens beside the page leaves it where it is scrolled.
    scrollRestoration: () => !beside.isOpened,
    defaultPendingMs: 300,
    // The library would keep the waiting page half a second once shown: on a slow device, every page would come later.
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    // The error page is shown inside the frame, so that the navigation still works.
    defaultErrorComponent: ErrorPage,
    trailingSlash: 'never',
  });
  installNavigator({
    go: (href, options) => {
      beside.isAsked = options?.isBeside ?? false;
      if (options?.replace) router.history.replace(basePath + href);
      else router.history.push(basePath + href);
    },
    here: () => belowBase(router.history.location.href),
  });
  installPages((path) => {
    const [, , foundRoute] = router.getMatchedRoutes(path);
    return foundRoute ? foundRoute.options.staticData?.row : null;
  });
  router.history.subscribe(() => Object.assign(beside, { isAsked: false, isOpened: beside.isAsked }));
  holdPages(router);
  moveFocus(router);
  return router;
}

const pageIn = (parent: AnyRoute, row: RouteRow) =>
  createRoute({
    getParentRoute: () => parent,
    path: routerPath(row.path),
    staticData: { row },
    component: lazyRouteComponent(() => loadOrReload(() => pageOf(row))),
    beforeLoad: ({ location, params }) => guard(row, belowBase(location.href), params),
  });

async function roomOf(load: LoadRoom) {
  const Room = await load();
  return { default: () => createElement(Room, null, createElement(Outlet)) };
}

async function pageOf(row: RouteRow) {
  if (!row.page) throw notFound();
  // Pages shown before signing in have no group of fields, so the editors of groups are not loaded.
  const groups = row.cadre === 'connexion' ? undefined : import('./group-kinds.ts');
  const load = typeof row.page === 'function' ? row.page : byRole(row.page);
  const [page] = await Promise.all([load(), groups]);
  return { default: page };
}

/** How long nothing is drawn while the first page loads; after it, its place is shown in its frame. */
const firstPageMs = 300;

/**
 * Loads the code of the first page and the session at the same time, so that the page is drawn at once: React shows no
 * page sooner than 300 ms after a waiting one.
 */
export async function firstPage(router: AnyRouter): Promise<void> {
  const [, , found] = router.getMatchedRoutes(belowBase(router.history.location.pathname));
  const row = found?.options.staticData?.row;
  const { page, salle } = row ?? {};
  const load = typeof page === 'function' ? page : page && forRole(page, lastRole())?.page;
  const parts = [load?.(), salle?.(), load && isMarked() ? import('./group-kinds.ts') : null];
  const session = row && isMarked() ? findVisitor(row) : null;
  const isThere = Promise.allSettled([...parts, session]);
  await Promise.race([isThere, new Promise((done) => setTimeout(done, firstPageMs))]);
}

/** Asks the person before they leave a page on which something would be lost. */
function holdPages({ history }: AnyRouter): void {
  let release: (() => void) | null = null;
  unsent.subscribe(() => {
    release?.();
    release =
      unsent.get().length > 0
        ? history.block({ blockerFn: async () => !(await askToLeave()), enableBeforeUnload: false })
        : null;
  });
}

function moveFocus(router: AnyRouter): void {
  let isBack = false;
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    isBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
  });
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const isOther =
      fromLocation?.pathname !== toLocation.pathname || pageOfQuery(fromLocation) !== pageOfQuery(toLocation);
    if (fromLocation && isOther) giveUpWaiting();
    if (fromLocation && fromLocation.pathname !== toLocation.pathname) {
      const [, { token }] = router.getMatchedRoutes(belowBase(fromLocation.pathname));
      leavePage({ href: belowBase(fromLocation.href), token });
    }
    if (fromLocation && isOther && !isBack) wantHeadingFocus();
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) turnToastsPage();
    if (fromLocation && pathChanged && isBack) returnToLink();
    isBack = false;
  });
}

/**
 * Returns the parts of the query that make another page of the same path: a step, a project or a subvention. The focus
 * goes to the heading only when the page is another one.
 */
const pageOfQuery = (location: { search: object } | undefined): string =>
  location
    ? ['etape', 'projet', 'code'].map((name) => String(Reflect.get(location.search, name))).join()
    : '';
