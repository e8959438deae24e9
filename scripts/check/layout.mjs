/** The features of each package, in order: a feature may import only those before it. */
export const FEATURES = [
  'kernel',
  'identifiants',
  'referentiel',
  'notification',
  'compte',
  'document',
  'service',
  'association',
  'dossier',
  'demarche',
  'subvention',
  'catalogue',
  'crf',
  'paiement',
  'suivi',
  'courrier',
  'instruction',
  'statistiques',
  'agrement',
  'demande-siret',
  'pass-sport',
  'benevolat',
  'transfert',
  'contenu',
  'vie-privee',
  'partenaire',
];

/** The packages that each package may import, with its folders below and above the features. */
export const PACKAGES = {
  domain: { imports: [], below: [], above: [] },
  contract: { imports: ['domain'], below: [], above: [] },
  server: { imports: ['domain', 'contract'], below: ['platform'], above: ['seeds', 'preuve'] },
  client: { imports: ['domain', 'contract'], below: ['ui', 'platform'], above: ['app'] },
};

/** Pure rules may depend on these registry packages only. */
export const DOMAIN_LIBRARIES = ['zod', 'ibantools', 'libphonenumber-js', 'validator'];

/** A file's suffix, between its name and its extension, tells what it holds. */
export const SUFFIXES = {
  domain: ['fields', 'rows', 'states', 'rights', 'steps', 'rules', 'schema', 'words', 'problems', 'test'],
  contract: ['schemas', 'endpoints', 'test'],
  server: ['handlers', 'sql', 'mail', 'pdf', 'job', 'adapter', 'test'],
  client: ['test'],
};

/** These folders of the domain hold interpreters, formats and lists, whose files need no suffix. */
export const UNSUFFIXED =
  /^packages\/domain\/src\/(kernel|identifiants|referentiel\/data)\/|\/compte\/actor\.ts$/;
/** These files support tests, for example by making test data. */
export const TEST_SUPPORT = /\/test-[^/]+\.ts$/;

/** Pure data may be longer than code. */
export const LENGTHS = { warn: 200, fail: 300, failForData: 600 };
export const DATA_FILES = /\.fields\.ts$|\.problems\.ts$|\/data\/|\/seeds\/|\.test\.(ts|tsx|mjs)$/;
/** Migrations only grow; the types of the tables and the names of the indexes are written from them. */
export const UNLIMITED_FILES = /^packages\/server\/migrations\/|\/platform\/db\/(tables|indexes)\.ts$/;

/** A folder with more files is too long to look through; a file with fewer lines is hardly worth opening. */
export const ROOMS = {
  mostFiles: 40,
  fewestLines: 25,
  /** A small file of the client may be apart: the browser then fetches it late, or for the few people who need it. */
  loadedApart: /^packages\/client\/src\//,
};
/**
 * These files may be small, although one file alone imports them: a file found by its suffix, the `feature.ts` that
 * joins a feature to the portal, a list of data, and the one file that writes to the console.
 */
export const LIVING_ALONE =
  /\.(fields|rows|states|rights|steps|rules|words|problems|schemas|endpoints|handlers|mail|pdf|job|adapter)\.ts$|\/feature\.ts$|^packages\/domain\/src\/referentiel\/data\/|^packages\/client\/src\/platform\/log\.ts$/;
