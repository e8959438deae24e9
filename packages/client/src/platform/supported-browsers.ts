// The oldest browsers supported: the build compiles for them, and the notices name them. Functions of the language that
// they lack are written in `filled-functions.ts`.

const oldest = [
  { nom: 'Firefox', cible: 'firefox', version: '121' },
  { nom: 'Chrome', cible: 'chrome', version: '109' },
  { nom: 'Edge', cible: 'edge', version: '109' },
  { nom: 'Safari', cible: 'safari', version: '16.4' },
] as const;

/** The targets given to the compiler, such as « firefox121 ». */
export const buildTargets: string[] = oldest.map(({ cible, version }) => cible + version);

/** Reads « Firefox 121, Chrome 119, Edge 119 ou Safari 17.4 ». */
export const oldestBrowsers = `${oldest
  .slice(0, -1)
  .map(({ nom, version }) => `${nom} ${version}`)
  .join(', ')} ou ${oldest.at(-1)?.nom} ${oldest.at(-1)?.version}`;

/** What styles need, last to come to the oldest browsers: the first to Firefox, the second to the others. */
const lastToCome = ['selector(:has(a))', '(height: 1lh)'];

/** Tells whether the browser is older than those supported. */
export const isOldBrowser = (): boolean => !lastToCome.every((need) => CSS.supports(need));
