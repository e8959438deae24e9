// These import boundaries come from scripts/check/layout.mjs; `npm run check` applies them.
const { FEATURES, PACKAGES, DOMAIN_LIBRARIES } = require('./scripts/check/layout.mjs');

/** These are tests, and the `test-*.ts` files that only tests use. */
const TESTS = '(\\.test\\.tsx?|/test-[^/]+\\.tsx?)$';
const any = (names) => `(${names.join('|')})`;
const inside = (name, folders) => `^packages/${name}/src/${any(folders)}/`;
const anyPackage = any(Object.keys(PACKAGES));

/** A package imports itself and the packages it may import, never journeys or scripts. */
const packageBoundaries = Object.entries(PACKAGES).map(([name, { imports }]) => ({
  name: `${name}-imports-only-${imports.join('-and-') || 'itself'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^(packages|scripts|e2e|bench)/', pathNot: `^packages/${any([name, ...imports])}/` },
}));

/**
 * A feature may import only the features before it, in every package. A server test may also use a later feature: for
 * example, a call on any dossier is tested on a grant.
 */
const featureOrder = FEATURES.slice(0, -1).map((feature, index) => ({
  name: `${feature}-imports-only-features-before-it`,
  severity: 'error',
  from: { path: inside(anyPackage, [feature]), pathNot: `^packages/server/.*${TESTS}` },
  to: { path: inside(anyPackage, FEATURES.slice(index + 1)) },
}));

/** The folders below the features know none of them, and those above join them. A test may start everything. */
const levels = Object.entries(PACKAGES).flatMap(([name, { below, above }]) => [
  ...(below.length > 0
    ? [
        {
          name: `${name}-${below.join('-and-')}-below-features`,
          severity: 'error',
          from: { path: inside(name, below) },
          to: { path: inside(name, [...FEATURES, ...above]) },
        },
      ]
    : []),
  {
    name: `${name}-top-is-imported-by-nobody-below`,
    severity: 'error',
    from: { path: inside(name, [...below, ...FEATURES]), pathNot: TESTS },
    to: { path: [`^packages/${name}/src/[^/]+$`, ...(above.length > 0 ? [inside(name, above)] : [])] },
  },
]);

const client = [
  {
    name: 'client-ui-knows-nothing-of-the-field',
    comment:
      'Widgets may use the kernel of domain and how numbers and dates are written, nothing else of ours.',
    severity: 'error',
    from: { path: '^packages/client/src/ui/' },
    to: {
      path: '^packages/',
      pathNot: ['^packages/client/src/ui/', '^packages/domain/src/(kernel|identifiants)/'],
    },
  },
];

const libraries = [
  {
    name: 'domain-imports-few-libraries',
    comment: `Pure rules lean on ${DOMAIN_LIBRARIES.join(', ')} only.`,
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: TESTS },
    to: { path: 'node_modules/', pathNot: `node_modules/(@types/)?${any(DOMAIN_LIBRARIES)}/` },
  },
  {
    name: 'no-node-outside-server',
    comment: 'domain and contract are pure, client runs in a browser.',
    severity: 'error',
    from: { path: '^packages/(domain|contract|client)/src/', pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-development-library-at-run-time',
    comment: 'A production install leaves devDependencies out.',
    severity: 'error',
    from: { path: '^packages/[^/]+/src/', pathNot: TESTS },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^packages/' },
  },
];

const everywhere = [
  { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no-missing-module',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'tests-are-imported-by-tests-only',
    severity: 'error',
    from: { path: '^packages/[^/]+/src/', pathNot: TESTS },
    to: { path: `^packages/.*${TESTS}` },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...packageBoundaries, ...featureOrder, ...levels, ...client, ...libraries, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/client/(dist|public)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      // The tree does not change while it is read.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
