// The browsers that the pages are built for, in one place: the build compiles for them, the notices name them.

const oldest = [
  { nom: 'Firefox', cible: 'firefox', version: '121' },
  { nom: 'Chrome', cible: 'chrome', version: '119' },
  { nom: 'Edge', cible: 'edge', version: '119' },
  { nom: 'Safari', cible: 'safari', version: '17.4' },
] as const;

/** For the compiler. */
export const buildTargets: string[] = oldest.map(({ cible, version }) => cible + version);

/** « Firefox 121, Chrome 119, Edge 119 ou Safari 17.4 » */
export const oldestBrowsers = `${oldest
  .slice(0, -1)
  .map(({ nom, version }) => `${nom} ${version}`)
  .join(', ')} ou ${oldest.at(-1)?.nom} ${oldest.at(-1)?.version}`;

/** What came last to each of them: a browser without it is older, or something else. */
export const isOldBrowser = (): boolean => !('withResolvers' in Promise && 'groupBy' in Object);
