import {
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
} from '@tanstack/react-router';
import { installPages } from '../platform/available-pages.ts';
import { basePath } from '../platform/brand.ts';
import { returnToLink, wantHeadingFocus } from '../platform/heading-focus.ts';
import { belowBase, installNavigator } from '../platform/navigation.ts';
import type { RouteRow } from '../platform/route-row.ts';
import { loadOrReload } from './chunk-reload.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Frame } from './frame/Frame.tsx';
import { PagePending } from './frame/PagePending.tsx';
import { guard, leadHome, leadTo } from './guards.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
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
  const adding = createRoute({
    getParentRoute: () => root,
    path: '/ajout-association',
    beforeLoad: () => leadTo('/ajout-association/choix-association'),
  });
  const router = createRouter({
    routeTree: root.addChildren([...homes, adding, ...pages]),
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
  installPages((path) => {
    const [, , foundRoute] = router.getMatchedRoutes(path);
    return foundRoute ? foundRoute.options.staticData?.row : null;
  });
  moveFocus(router);
  return router;
}

async function pageOf(row: RouteRow) {
  if (!row.page) throw notFound();
  return { default: await row.page() };
}

function moveFocus(router: AnyRouter): void {
  let isBack = false;
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    isBack = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
  });
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const isOther =
      fromLocation?.pathname !== toLocation.pathname || pageOfQuery(fromLocation) !== pageOfQuery(toLocation);
    if (fromLocation && isOther && !isBack) wantHeadingFocus();
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && isBack) returnToLink();
    isBack = false;
  });
}

/** A step of a wizard, a project, a subvention: pages of their own, though the address differs by its query only. */
const pageOfQuery = (location: { search: object } | undefined): string =>
  location
    ? ['etape', 'projet', 'code'].map((name) => String(Reflect.get(location.search, name))).join()
    : '';
