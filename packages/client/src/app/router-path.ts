/** The router writes `/dossiers/:id?` as `/dossiers/{-$id}`. */
export const routerPath = (path: string): string =>
  path.replaceAll(/:(\w+)\?/g, '{-$$$1}').replaceAll(/:(\w+)/g, '$$$1');
