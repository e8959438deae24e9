import { dirname, join, normalize } from 'node:path';
import { isSource, isTest, listFiles, readText } from './files.mjs';

const CLIENT = 'packages/client/src/';
/** The styles that the first page loads and that stay: all other styles come on top of them. */
const GROUND = /^packages\/client\/src\/(ui\/theme|app\/frame)\//;
const KIT = /^packages\/client\/src\/ui\//;
const IMPORT = /^(?:import (?!type )|export (?!type )|\} )(?:[^'"]*? ?from )?'(\.[^']+)'/gm;
const LATER = /import\('(\.[^']+)'\)/g;
const CLASS_NAME = /className=(?:"([^"]*)"|\{((?:[^{}]|\$\{[^}]*\})*)\})/g;

/** A comma inside `:is(td, th:not(:first-child))` does not count. */
const OUTER_COMMA = /,(?![^()]*(?:\([^()]*\)[^()]*)*\))/;

/**
 * Checks that the rules of a page's style sheet concern that page only: the sheet is loaded with the page and never
 * unloaded.
 */
export function checkStyles(root) {
  const files = listFiles(root).filter((path) => path.startsWith(CLIENT));
  const read = (path) => readText(root, path);
  const all = files
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path, selectors: selectorsOf(read(path)) }));
  const ground = new Set(
    all
      .filter(({ path }) => GROUND.test(path))
      .flatMap(({ selectors }) => selectors.flatMap((one) => blockOf(one) ?? [])),
  );
  const sheets = all.map(({ path, selectors }) => ({
    path,
    selectors,
    blocks: new Set(
      selectors.flatMap((one) => (KIT.test(path) ? ownBlockOf(one, ground) : blockOf(one)) ?? []),
    ),
  }));
  return { errors: [...strayRules(sheets), ...missingSheets(sheets, files, read)] };
}

function strayRules(sheets) {
  const owners = (block) => sheets.filter(({ blocks }) => blocks.has(block)).map(({ path }) => path);
  /**
   * Tells whether a block ruled by both sheets is a fault: the component kit may complete the base styles, but a page
   * may not.
   */
  const meets = (path, other) => other !== path && !(KIT.test(path) && GROUND.test(other));
  return sheets
    .filter(({ path }) => !GROUND.test(path))
    .flatMap(({ path, selectors, blocks }) => [
      ...selectors
        .filter((selector) => !blockOf(selector))
        .map((selector) => `${path} says something of every page: ${selector}`),
      ...[...blocks]
        .map((block) => ({ block, others: owners(block).filter((other) => meets(path, other)) }))
        .filter(({ others }) => others.length > 0)
        .map(({ block, others }) => `${path} changes .${block}, which is of ${others.join(', ')}`),
    ]);
}

/** Finds the components whose styles a page does not load: no earlier page can be relied on. */
function missingSheets(sheets, files, read) {
  const known = new Set(files);
  const code = files.filter((path) => isSource(path) && !isTest(path));
  const found = (path, pattern) =>
    [...read(path).matchAll(pattern)].map(([, to]) => normalize(join(dirname(path), to)));
  const next = new Map(code.map((path) => [path, found(path, IMPORT).filter((one) => known.has(one))]));
  const worn = new Map(code.map((path) => [path, new Set(classesOf(read(path)).map(blockOfName))]));
  const always = comesWith(
    code.filter((path) => /^packages\/client\/src\/[^/]+$/.test(path)),
    next,
  );
  const ground = new Set(sheets.filter(({ path }) => GROUND.test(path)).flatMap(({ blocks }) => [...blocks]));
  const errors = [...new Set(code.flatMap((path) => found(path, LATER)))].flatMap((part) => {
    const here = new Set([...always, ...comesWith([part], next)]);
    const absent = sheets.filter(({ path }) => !here.has(path));
    return [...here].flatMap((path) =>
      absent
        .filter(({ blocks }) => [...blocks].some((block) => !ground.has(block) && worn.get(path)?.has(block)))
        .map((sheet) => `${path} wears ${sheet.path}, which ${part} does not load`),
    );
  });
  return [...new Set(errors)];
}

function comesWith(starts, next) {
  const reached = new Set();
  const waiting = [...starts];
  while (waiting.length > 0) {
    const path = waiting.pop();
    if (reached.has(path)) continue;
    reached.add(path);
    waiting.push(...(next.get(path) ?? []));
  }
  return reached;
}

const selectorsOf = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{}]/)
    .map((part) => part.split(';').at(-1).trim())
    .filter((part) => part && !part.startsWith('@') && !/^(from|to|\d+%)$/.test(part))
    .flatMap((part) => part.split(OUTER_COMMA).map((one) => one.trim()));

const blockOfName = (name) => name.replace(/(__|--).*$/, '');

/** Returns the block of a selector: « carte » for `.carte__tete > p`; none for `p`, `.fr-btn` and `#pied`. */
function blockOf(selector) {
  const name = /^(?:\[data-[^\]]*\] |html:has\(|[a-z]+(?=\.))?\.([a-z][\w-]*)/.exec(selector)?.[1];
  return name && !name.startsWith('fr-') ? blockOfName(name) : undefined;
}

/**
 * Returns the block that a rule is about: « tache » for `.page .tache`, because the rule of a component may name the
 * part of the page around it.
 */
function ownBlockOf(selector, ground) {
  const named = [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => blockOfName(name));
  const own = named.find((block) => !ground.has(block) && !block.startsWith('fr-'));
  const first = blockOf(selector);
  return first !== undefined && ground.has(first) ? (own ?? first) : first;
}

const classesOf = (text) =>
  [...text.matchAll(CLASS_NAME)]
    .flatMap(([, plain, code]) =>
      plain ? [plain] : [...(code ?? '').matchAll(/['`]([^'`]*)/g)].map(([, one]) => one),
    )
    .flatMap((names) => names.replace(/\$\{[^}]*\}/g, ' ').split(/\s+/))
    .filter(Boolean);
