import ts from 'typescript';
import { reglesReferentiels } from '../../packages/domain/src/referentiel/referentiels-ouverts.rows.ts';
import { literalText, nameChain } from './syntax.mjs';

const QUERY_METHODS = new Set([
  'selectFrom',
  'insertInto',
  'replaceInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
]);
/** Matches the beginning of an SQL statement, long enough not to mistake a sentence for one. */
const STATEMENT = new RegExp(
  [
    'select\\s+[^]*\\sfrom(\\s+[a-z_"(…]|\\s*$)',
    'select\\s+(1|[a-z_.]+\\()',
    'insert\\s+into\\s',
    'update\\s+(only\\s+)?[\\w."…]+\\s+set\\s',
    'delete\\s+from\\s',
    'with\\s+(recursive\\s+)?\\w+\\s+as\\s*\\(',
    'truncate\\s+(table\\s+)?[\\w."…]+',
    '(create|drop|alter)\\s+(or\\s+replace\\s+|unique\\s+)?(table|index|database|schema|role|extension|function|trigger|view|type|sequence)\\s',
    '(listen|unlisten|notify)\\s+[\\w"…]+\\s*;?$',
    'set\\s+(local\\s+|session\\s+)?\\w+\\s*(=|to)\\s',
  ]
    .map((part) => `^\\s*${part}`)
    .join('|'),
  'i',
);
const GLOBALS = new Set(['globalThis', 'window', 'self']);
const NETWORK = new Set(['XMLHttpRequest', 'EventSource', 'WebSocket']);
const UNFINISHED = new Set(['only', 'skip', 'todo', 'fixme', 'skipIf', 'runIf']);
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite', 'bench']);

/** The code names of the open lists in `referentiels-ouverts.rows.ts`. */
const OPEN_LISTS = new Set(
  Object.entries(reglesReferentiels).flatMap(([type, { isOuverte }]) =>
    isOuverte ? [type.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())] : [],
  ),
);

const WHOLE = /(\.(tsx?|mjs|cjs|json|css|svg)(\?\w+)?|…)$/;
const NOWHERE = /^$/;
const OUR_CODE = /^(packages|e2e)\//;
const TOOLS = '^(scripts|e2e|bench)\\/|(^|\\/)playwright\\.config\\.ts$';

/** A rule applies in `where`, except in the one place made for it, `except`. */
export const PLACES = [
  {
    what: 'SQL',
    instead: 'queries live in .sql.ts files and migrations',
    where: OUR_CODE,
    except: /\.sql(\.test)?\.ts$|^packages\/server\/src\/platform\/.*\.test\.ts$/,
    finds: (node) => isQuery(node) || isStatement(node),
  },
  {
    what: 'fetch',
    instead: 'calls leave from client/src/platform, and from .adapter.ts on the server',
    where: /^packages\//,
    except: /^packages\/client\/src\/platform\/|^packages\/server\/src\/.*\.adapter(\.test)?\.ts$/,
    finds: isNetwork,
  },
  {
    what: 'process.env',
    instead: 'the environment is read in server/src/platform/config',
    where: /./,
    except: new RegExp(`^packages\\/server\\/src\\/platform\\/config[./]|${TOOLS}`),
    finds: isEnvironment,
  },
  {
    what: 'the present time',
    instead: 'take it from platform/clock, so that a test can choose it',
    where: /^packages\//,
    except: /^packages\/(server|client)\/src\/platform\/clock[./]/,
    finds: isNow,
  },
  {
    what: 'console',
    instead: 'write to the log (platform/log)',
    where: /^(packages|e2e)\//,
    except: /^packages\/(server|client)\/src\/platform\/log[./]/,
    finds: (node) => ts.isPropertyAccessExpression(node) && bare(node)[0] === 'console',
  },
  {
    what: 'a list that administrators change',
    instead:
      'read it as it stands (`findLabel`, `readListe`, `knownChoices`): the code has its first version alone',
    where: /^packages\/[a-z]+\/src\//,
    except:
      /\.test\.ts$|\.fields\.ts$|\/(assistance\.rules|champs-crf\.rows)\.ts$|^packages\/domain\/src\/referentiel\/|^packages\/server\/src\/seeds\//,
    finds: isOpenListTaken,
  },
  {
    what: 'a choice of a list that administrators change',
    instead: 'name its `liste` beside its `options`, so that a form offers it as it stands',
    where: /^packages\/domain\/src\/.*\.(fields|rows|rules)\.ts$/,
    // The official questions of a campaign are a copy, made from the list of the day.
    except: /^packages\/domain\/src\/referentiel\/|\/champs-crf\.rows\.ts$/,
    finds: isOpenListOffered,
  },
  {
    what: 'a conflict told by hand',
    instead: 'ask `isStale` (client/src/platform/call/call-problems.ts): a refusal of status 409 is not one',
    where: /^packages\/client\/src\//,
    except: /\.test\.tsx?$|^packages\/client\/src\/platform\//,
    finds: isConflictTold,
  },
  {
    what: 'an import without its extension',
    instead: 'name the file whole (`./compte.ts`), as Node asks',
    where: /./,
    except: NOWHERE,
    finds: isImportCutShort,
  },
  {
    what: 'a test left aside',
    instead: 'a test runs with all the others, or is not there',
    where: /./,
    except: NOWHERE,
    finds: isLeftAside,
  },
];

/** `globalThis.fetch` counts as `fetch`. */
function bare(node) {
  const chain = nameChain(node);
  return GLOBALS.has(chain[0]) && chain.length > 1 ? chain.slice(1) : chain;
}

function isQuery(node) {
  if (ts.isTaggedTemplateExpression(node)) return nameChain(node.tag)[0] === 'sql';
  if (ts.isImportSpecifier(node)) return isSqlOfKysely(node);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  return QUERY_METHODS.has(node.expression.name.text);
}

function isSqlOfKysely(node) {
  const from = node.parent.parent.parent.moduleSpecifier;
  return (node.propertyName ?? node.name).text === 'sql' && literalText(from) === 'kysely';
}

function isStatement(node) {
  const text = literalText(node);
  return text !== undefined && STATEMENT.test(text) && !ts.isTaggedTemplateExpression(node.parent);
}

function isNetwork(node) {
  if (ts.isNewExpression(node)) return NETWORK.has(bare(node.expression)[0]);
  if (!ts.isCallExpression(node)) return false;
  const chain = bare(node.expression);
  return (chain.length === 1 && chain[0] === 'fetch') || chain.join('.') === 'navigator.sendBeacon';
}

/** Finds a form's row that imports the first version of a list instead of naming the list it offers. */
function isOpenListTaken(node) {
  if (!ts.isImportSpecifier(node)) return false;
  const from = literalText(node.parent.parent.parent.moduleSpecifier) ?? '';
  return from.includes('referentiel/data/') && OPEN_LISTS.has((node.propertyName ?? node.name).text);
}

function isOpenListOffered(node) {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'options') return false;
  let offered = false;
  const look = (one) => {
    if (ts.isIdentifier(one) && OPEN_LISTS.has(one.text)) offered = true;
    if (ts.isStringLiteral(one) && reglesReferentiels[one.text]?.isOuverte) offered = true;
    ts.forEachChild(one, look);
  };
  look(node.initializer);
  return offered && !node.parent.properties.some((other) => other.name?.getText() === 'liste');
}

function isEnvironment(node) {
  if (ts.isImportSpecifier(node) || ts.isBindingElement(node)) return isEnvTaken(node);
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return false;
  return bare(node).slice(0, 2).join('.') === 'process.env' && bare(node).length === 2;
}

/** Finds `import { env } from 'node:process'` and `const { env } = process`. */
function isEnvTaken(node) {
  const name = node.propertyName ?? node.name;
  if (!ts.isIdentifier(name) || name.text !== 'env') return false;
  if (ts.isImportSpecifier(node))
    return /^(node:)?process$/.test(literalText(node.parent.parent.parent.moduleSpecifier) ?? '');
  const source = node.parent.parent.initializer;
  return source !== undefined && bare(source).join('.') === 'process';
}

function isNow(node) {
  if (ts.isNewExpression(node)) return bare(node.expression).join('.') === 'Date' && !node.arguments?.length;
  if (!ts.isCallExpression(node)) return false;
  const chain = bare(node.expression).join('.');
  return chain === 'Date' || chain === 'Date.now' || chain.startsWith('Temporal.Now.');
}

/** Finds an import of a file of ours that does not end in `.ts` or `.tsx`: Node would not find it under `.js`. */
function isImportCutShort(node) {
  const from =
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
      ? node.arguments[0]
      : ts.isImportTypeNode(node)
        ? node.argument.literal
        : (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier;
  const path = from ? literalText(from) : undefined;
  return path !== undefined && /^\.{1,2}(\/|$)/.test(path) && !WHOLE.test(path);
}

function isLeftAside(node) {
  if (!ts.isPropertyAccessExpression(node) || !UNFINISHED.has(node.name.text)) return false;
  return TEST_FUNCTIONS.has(nameChain(node)[0]);
}

/** Finds the code of a stale version, or the status that it shares with other refusals. */
function isConflictTold(node) {
  return (
    (ts.isStringLiteral(node) && node.text === 'kernel.conflit') ||
    (ts.isNumericLiteral(node) && node.text === '409')
  );
}
