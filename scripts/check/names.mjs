import { basename, dirname } from 'node:path';
import ts from 'typescript';
import { isCode, isSource, listFiles, readText } from './files.mjs';
import { FEATURES, PACKAGES, SUFFIXES, TEST_SUPPORT, UNSUFFIXED } from './layout.mjs';
import { exportedNameErrors } from './names-exported.mjs';
import { parse } from './syntax.mjs';

const EMPTY_NAMES = /^(utils?|helpers?|index|common|misc|shared)\.(ts|tsx|mjs|cjs|js)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;

/**
 * Checks that a file's name fits what it holds: its folder, its suffix, its case and, for a component, the component's
 * name; and that the names which files export are read at first sight.
 */
export function checkNames(root) {
  const errors = [];
  const files = listFiles(root);
  for (const path of files) {
    if (isCode(path) && EMPTY_NAMES.test(basename(path)))
      errors.push(`${path}: the name says nothing, name the thing it holds`);
    if (!isSource(path)) continue;
    errors.push(...folderErrors(path), ...suffixErrors(path), ...testErrors(path, files));
    if (path.endsWith('.tsx')) errors.push(...componentErrors(path, () => readText(root, path)));
  }
  errors.push(...exportedNameErrors(root, files));
  return { errors };
}

/** Finds a file that is neither at `packages/<package>/src/<feature>/…`, nor directly in `src` to join the features. */
function folderErrors(path) {
  const [, name, , ...rest] = path.split('/');
  if (!PACKAGES[name]) return [`${path}: ${name} is not one of the packages`];
  const { below, above } = PACKAGES[name];
  const known = [...FEATURES, ...below, ...above];
  const errors = rest
    .slice(0, -1)
    .filter((folder) => !KEBAB.test(folder))
    .map((folder) => `${path}: the folder ${folder} is not in kebab-case without accents`);
  if (rest.length > 1 && !known.includes(rest[0])) errors.push(`${path}: ${rest[0]} is not a known folder`);
  return errors;
}

function suffixErrors(path) {
  const [stem, ...suffixes] = basename(path)
    .replace(/\.tsx?$/, '')
    .split('.');
  const known = SUFFIXES[path.split('/')[1]] ?? [];
  const errors = suffixes
    .filter((suffix) => !known.includes(suffix))
    .map((suffix) => `${path}: .${suffix} is not one of .${known.join(' .')}`);
  if (
    suffixes.length === 0 &&
    path.startsWith('packages/domain/') &&
    ![UNSUFFIXED, TEST_SUPPORT].some((one) => one.test(path))
  )
    errors.push(`${path}: a file of the domain says its kind, one of .${known.slice(0, -1).join(' .')}`);
  const isNamed = path.endsWith('.tsx')
    ? PASCAL.test(stem) || isProgram(path) || isScreen(path)
    : KEBAB.test(stem);
  if (!isNamed)
    errors.push(`${path}: ${path.endsWith('.tsx') ? 'PascalCase.tsx' : 'kebab-case.ts'} without accents`);
  return errors;
}

/**
 * Finds a test of rules or rows that does not have the name of the file it tests, possibly with more after a dash:
 * `projet-champs` tests `projet`.
 */
function testErrors(path, files) {
  if (!/^packages\/(domain|contract)\/.*\.test\.ts$/.test(path)) return [];
  const [stem] = basename(path).split('.');
  const tested = files.some((file) => {
    const [other] = basename(file).split('.');
    return dirname(file) === dirname(path) && !file.includes('.test.') && `${stem}-`.startsWith(`${other}-`);
  });
  return tested ? [] : [`${path}: no file beside it is called ${stem}, nor what ${stem} begins with`];
}

/** Tells `client/src/main.tsx`, which starts the page and is not a component. */
const isProgram = (path) => /^packages\/[^/]+\/src\/[^/]+$/.test(path);

/**
 * Tells a file such as `ribs-screen.tsx`: the row of one collection and what its panel draws, which exports no
 * component.
 */
const isScreen = (path) => path.endsWith('-screen.tsx');

/** Finds a component file that does not export exactly one component, of the same name. */
function componentErrors(path, read) {
  if (isProgram(path) || path.endsWith('.test.tsx')) return [];
  const name = basename(path, '.tsx');
  const components = exportedValues(parse(path, read())).filter((one) => PASCAL.test(one));
  if (isScreen(path))
    return components.length === 0
      ? []
      : [`${path}: exports ${components.join(', ')}, expected no component`];
  if (components.length === 1 && components[0] === name) return [];
  return [`${path}: exports ${components.join(', ') || 'no component'}, expected only ${name}`];
}

function exportedValues(file) {
  return file.statements.flatMap((statement) => {
    if (!statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return [statement.name?.text ?? ''];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText(file));
  });
}
