/** `/dossiers/:id?` is written `/dossiers/{-$id}` there. */
export const routerPath = (path: string): string =>
  path.replaceAll(/:(\w+)\?/g, '{-$$$1}').replaceAll(/:(\w+)/g, '$$$1');
