/** Where things live: the packages, and inside each the features in the order in which they may import. */
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

/** What each package may import of ours, and the folders it has below and above the features. */
export const PACKAGES = {
  domain: { imports: [], below: [], above: [] },
  contract: { imports: ['domain'], below: [], above: [] },
  server: { imports: ['domain', 'contract'], below: ['platform'], above: ['seeds', 'preuve'] },
  client: { imports: ['domain', 'contract'], below: ['ui', 'platform'], above: ['app'] },
};

/** The only packages of the registry that pure rules may lean on. */
export const DOMAIN_LIBRARIES = ['zod', 'ibantools', 'stdnum', 'libphonenumber-js', 'validator'];

/** What may stand between the name and the extension of a file: the suffix says the kind. */
export const SUFFIXES = {
  domain: ['fields', 'rows', 'states', 'rights', 'steps', 'rules', 'words', 'problems', 'test'],
  contract: ['schemas', 'endpoints', 'test'],
  server: ['handlers', 'sql', 'mail', 'pdf', 'job', 'adapter', 'test'],
  client: ['test'],
};

/** Folders of the domain that hold interpreters, formats and lists: there the name alone says the kind. */
export const UNSUFFIXED =
  /^packages\/domain\/src\/(kernel|identifiants|referentiel\/data)\/|\/compte\/actor\.ts$/;
/** Makers and other support of tests. */
export const TEST_SUPPORT = /\/test-[^/]+\.ts$/;

/** Pure data may be longer than code. */
export const LENGTHS = { warn: 200, fail: 300, failForData: 600 };
export const DATA_FILES = /\.fields\.ts$|\.problems\.ts$|\/data\/|\/seeds\/|\.test\.(ts|tsx|mjs)$/;
export const UNLIMITED_FILES = /^packages\/server\/migrations\//;
