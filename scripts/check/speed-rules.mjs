// No test may depend on the machine's speed; these rules find the visible signs of it in a test.
import ts from 'typescript';
import { nameChain, walk } from './syntax.mjs';

const TESTS = /\.(test|spec)\.[a-z]+$|^e2e\/|(^|\/)test-[^/]+\.tsx?$/;
const NOWHERE = /^$/;
const CLOCKS = new Set([
  'performance.now',
  'Date.now',
  'process.hrtime',
  'process.hrtime.bigint',
  'process.cpuUsage',
  'process.threadCpuUsage',
]);
const ORDERS = /^to(BeLessThan|BeGreaterThan|BeCloseTo)/;
const PLAYED = new Set(['test', 'it', 'describe', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach']);

export const SPEED = [
  {
    what: 'a fixed wait',
    instead:
      'wait for what is to come (expect.poll, toBeVisible), or let the page pass its own time (letPass)',
    where: TESTS,
    except: NOWHERE,
    finds: (node) => ts.isPropertyAccessExpression(node) && node.name.text === 'waitForTimeout',
  },
  {
    what: 'a limit of time',
    instead: 'vitest.config.ts and playwright.config.ts have the only ones, which a hang alone meets',
    where: TESTS,
    except: NOWHERE,
    finds: isOwnLimit,
  },
  {
    what: 'a duration that decides',
    instead: 'print it, or compare within the run: a slower machine is not wrong',
    where: TESTS,
    except: NOWHERE,
    finds: isJudgedDuration,
  },
];

/** Finds `test.setTimeout(…)`, `{ timeout: 5000 }`, and the number given after a test's function. */
function isOwnLimit(node) {
  if (ts.isPropertyAssignment(node))
    return node.name.getText() === 'timeout' && isNumber(node.initializer) && isInCall(node);
  if (!ts.isCallExpression(node)) return false;
  const [first, ...rest] = nameChain(node.expression);
  if (first === 'test' && rest.at(-1) === 'setTimeout') return true;
  const [before, last] = node.arguments.slice(-2);
  return PLAYED.has(first) && isNumber(last) && ts.isFunctionLike(before);
}

/** Tells whether the limit belongs to a test or to an expectation: a server under test may have limits of its own. */
function isInCall(node) {
  const call = node.parent.parent;
  if (!ts.isCallExpression(call)) return false;
  const chain = nameChain(call.expression);
  return (
    PLAYED.has(chain[0]) ||
    ['expect', 'vi'].includes(chain[0]) ||
    /^(waitFor|find)/.test(chain.at(-1) ?? chain[0] ?? '')
  );
}

const isNumber = (node) => node !== undefined && ts.isNumericLiteral(node);

/** Finds `expect(performance.now() - start).toBeLessThan(…)`, also when the duration is in a variable of the file. */
function isJudgedDuration(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  if (!ORDERS.test(node.expression.name.text)) return false;
  const expected = node.expression.expression;
  if (!ts.isCallExpression(expected) || nameChain(expected.expression)[0] !== 'expect') return false;
  return expected.arguments.some((one) => isTimed(one, measuredIn(node.getSourceFile())));
}

function isTimed(node, names) {
  let found = false;
  walk(node, (one) => {
    if (ts.isIdentifier(one) && names.has(one.text)) found = true;
    if (ts.isCallExpression(one) && CLOCKS.has(nameChain(one.expression).join('.'))) found = true;
  });
  return found;
}

const known = new WeakMap();

/** Lists the variables of the file that hold a value of the clock. */
function measuredIn(file) {
  const names = known.get(file) ?? new Set();
  if (known.has(file)) return names;
  known.set(file, names);
  walk(file, (node) => {
    const isNamed = ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name);
    if (isNamed && !ts.isFunctionLike(node.initializer) && isTimed(node.initializer, names))
      names.add(node.name.text);
  });
  return names;
}
