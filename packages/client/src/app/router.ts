import {
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { notify } from '../platform/announcements.ts';
import { basePath } from '../platform/brand.ts';
import { returnToLink, wantHeadingFocus } from '../platform/heading-focus.ts';
import { belowBase, installNavigator } from '../platform/navigation.ts';
import type { RouteRow } from '../platform/route-row.ts';
import { loadUser, noUser } from '../platform/session.ts';
import { hatWorn, wearRole } from '../platform/session-role.ts';
import { currentToken, endSession } from '../platform/session-token.ts';
import { loadOrReload } from './chunk-reload.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { PagePending } from './frame/PagePending.tsx';
import { decideAccess } from './guards.ts';
import { homeOf } from './home.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { roleLabel } from './role-labels.ts';
import { routerPath } from './router-path.ts';
import { parseSearch, stringifySearch } from './search-params.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    row?: RouteRow;
  }
}

/** The router of these pages; it becomes the way to go from one to another. */
export function makeRouter(rows: readonly RouteRow[]) {
  const root = createRootRoute({
    component: Frame,
    notFoundComponent: NotFoundPage,
    errorComponent: ErrorPage,
  });
  const pages = rows.map((row) =>
    createRoute({
      getParentRoute: () => root,
      path: routerPath(row.path),
      staticData: { row },
      component: lazyRouteComponent(() => loadOrReload(() => pageOf(row))),
      beforeLoad: ({ location }) => guard(row, belowBase(location.href)),
    }),
  );
  const homes = ['/', '/home'].map((path) =>
    createRoute({ getParentRoute: () => root, path, beforeLoad: leadHome, component: PagePending }),
  );
  const router = createRouter({
    routeTree: root.addChildren([...homes, ...pages]),
    basepath: basePath,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPendingMs: 300,
    defaultPendingComponent: PagePending,
    trailingSlash: 'never',
  });
  installNavigator({
    go: (href, options) => {
      if (options?.replace) router.history.replace(basePath + href);
      else router.history.push(basePath + href);
    },
    here: () => belowBase(router.history.location.href),
  });
  moveFocus(router);
  return router;
}

async function pageOf(row: RouteRow) {
  if (!row.page) throw notFound();
  return { default: await row.page() };
}

async function guard(row: RouteRow, href: string): Promise<void> {
  if (row.page === null) throw notFound();
  const isOpen = row.acces === 'public';
  const user = isOpen && !currentToken() ? noUser() : await loadUser();
  if (!user && !isOpen) endSession();
  const decision = decideAccess(row, { user, role: hatWorn(), href });
  if (decision.kind === 'mene') throw redirect(destination(decision.href));
  if (decision.kind === 'change-role') {
    wearRole(decision.role);
    notify('info', `Vous consultez cette page comme ${roleLabel(decision.role)}.`);
  }
}

async function leadHome(): Promise<void> {
  const user = await loadUser();
  throw redirect(destination(user ? homeOf(hatWorn()) : '/login', true));
}

function destination(href: string, replace = false) {
  const [to = '/', query = ''] = href.split('?');
  return { to, search: parseSearch(query), replace };
}

function moveFocus(router: AnyRouter): void {
  let isBack = false;
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    isBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
  });
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const isOther =
      fromLocation?.pathname !== toLocation.pathname || stepOf(fromLocation) !== stepOf(toLocation);
    if (fromLocation && isOther && !isBack) wantHeadingFocus();
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && isBack) returnToLink();
    isBack = false;
  });
}

/** The steps of a wizard are pages of their own, though the address differs by its query only. */
const stepOf = (location: { search: object } | undefined): unknown =>
  location && Reflect.get(location.search, 'etape');
