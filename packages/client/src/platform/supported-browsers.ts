// The oldest browsers supported: the build compiles for them, and the notices name them.

const oldest = [
  { nom: 'Firefox', cible: 'firefox', version: '121' },
  { nom: 'Chrome', cible: 'chrome', version: '119' },
  { nom: 'Edge', cible: 'edge', version: '119' },
  { nom: 'Safari', cible: 'safari', version: '17.4' },
] as const;

/** The targets given to the compiler, such as « firefox121 ». */
export const buildTargets: string[] = oldest.map(({ cible, version }) => cible + version);

/** Reads « Firefox 121, Chrome 119, Edge 119 ou Safari 17.4 ». */
export const oldestBrowsers = `${oldest
  .slice(0, -1)
  .map(({ nom, version }) => `${nom} ${version}`)
  .join(', ')} ou ${oldest.at(-1)?.nom} ${oldest.at(-1)?.version}`;

/** Tells whether the browser lacks one of two features, the last ones to come to the supported browsers. */
export const isOldBrowser = (): boolean => !('withResolvers' in Promise && 'groupBy' in Object);
