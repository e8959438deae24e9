/** Rewrites a path for the router: `/dossiers/:id?` becomes `/dossiers/{-$id}`. */
export const routerPath = (path: string): string =>
  path.replaceAll(/:(\w+)\?/g, '{-$$$1}').replaceAll(/:(\w+)/g, '$$$1');
