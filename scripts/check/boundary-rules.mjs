// The import boundaries come from layout.mjs. Each row describes imports that are refused: an import is refused when it
// matches all the properties of one row.
import { DOMAIN_LIBRARIES, FEATURES, PACKAGES } from './layout.mjs';

/** Tests, and the `test-*.ts` files that only tests use. */
const TESTS = '(\\.test\\.tsx?|/test-[^/]+\\.tsx?)$';
const any = (names) => `(${names.join('|')})`;
const inside = (name, folders) => `^packages/${name}/src/${any(folders)}/`;
const anyPackage = any(Object.keys(PACKAGES));

/** What the client says by itself is read beside what the server says, where a test compares both. */
const COMPARES_BOTH = '^packages/server/src/preuve/faits/test-[^/]+\\.ts$';

/** A package imports itself and the packages it may import, never journeys or scripts. */
const packageBoundaries = Object.entries(PACKAGES).map(([name, { imports }]) => ({
  name: `${name}-imports-only-${imports.join('-and-') || 'itself'}`,
  from: `^packages/${name}/`,
  exceptFrom: COMPARES_BOTH,
  to: '^(packages|scripts|e2e|bench)/',
  exceptTo: `^packages/${any([name, ...imports])}/`,
}));

/**
 * A feature may import only the features before it, in every package. A server test may also use a later feature: for
 * example, a call on any dossier is tested on a grant.
 */
const featureOrder = FEATURES.slice(0, -1).map((feature, index) => ({
  name: `${feature}-imports-only-features-before-it`,
  from: inside(anyPackage, [feature]),
  exceptFrom: `^packages/server/.*${TESTS}`,
  to: inside(anyPackage, FEATURES.slice(index + 1)),
}));

/** The folders below the features know none of them, and those above join them. A test may start everything. */
const levels = Object.entries(PACKAGES).flatMap(([name, { below, above }]) => [
  ...(below.length > 0
    ? [
        {
          name: `${name}-${below.join('-and-')}-below-features`,
          from: inside(name, below),
          to: inside(name, [...FEATURES, ...above]),
        },
      ]
    : []),
  {
    name: `${name}-top-is-imported-by-nobody-below`,
    from: inside(name, [...below, ...FEATURES]),
    exceptFrom: TESTS,
    to: [`^packages/${name}/src/[^/]+$`, ...(above.length > 0 ? [inside(name, above)] : [])].join('|'),
  },
]);

const others = [
  {
    // Of our code, widgets may use each other and two folders of domain: the kernel, and `identifiants`, which says how
    // numbers, dates and telephone numbers are written.
    name: 'client-ui-knows-nothing-of-the-field',
    from: '^packages/client/src/ui/',
    to: '^packages/',
    exceptTo: '^packages/(client/src/ui|domain/src/(kernel|identifiants))/',
  },
  {
    name: 'domain-imports-few-libraries',
    from: '^packages/domain/src/',
    exceptFrom: TESTS,
    to: '^node_modules/',
    exceptTo: `^node_modules/(@types/)?${any(DOMAIN_LIBRARIES)}/`,
  },
  {
    // domain and contract are pure, client runs in a browser.
    name: 'no-node-outside-server',
    from: '^packages/(domain|contract|client)/src/',
    exceptFrom: TESTS,
    when: ({ isCore }) => isCore,
  },
  {
    // A production install leaves devDependencies out.
    name: 'no-development-library-at-run-time',
    from: '^packages/[^/]+/src/',
    exceptFrom: TESTS,
    when: ({ isDev, isType }) => isDev && !isType,
  },
  { name: 'no-missing-module', when: ({ isMissing }) => isMissing, exceptTo: '^virtual:' },
  {
    name: 'tests-are-imported-by-tests-only',
    from: '^packages/[^/]+/src/',
    exceptFrom: TESTS,
    to: `^packages/.*${TESTS}`,
  },
];

const everything = '';
const nothing = '^\\b$';

export const BOUNDARIES = [...packageBoundaries, ...featureOrder, ...levels, ...others].map(
  ({
    name,
    from = everything,
    exceptFrom = nothing,
    to = everything,
    exceptTo = nothing,
    when = () => true,
  }) => {
    const [isFrom, isFree, isTo, isAllowed] = [from, exceptFrom, to, exceptTo].map(
      (text) => new RegExp(text),
    );
    return {
      name,
      binds: (source) => isFrom.test(source) && !isFree.test(source),
      refuses: (dependency) =>
        isTo.test(dependency.resolved) && !isAllowed.test(dependency.resolved) && when(dependency),
    };
  },
);
