import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { readText } from '../check/files.mjs';
import { parse, walk } from '../check/syntax.mjs';

/** The table of routes is split into three files. */
const ROUTES = ['routes-compte', 'routes-association', 'routes'].map(
  (name) => `packages/client/src/app/${name}.ts`,
);
const RIGHTS = 'packages/domain/src/compte/routes.rights.ts';

/**
 * Lists the addresses of the client, each with the people who may open it and the file of its page, or of each role's
 * page.
 */
export async function readPages(root) {
  const rights = existsSync(join(root, RIGHTS)) ? await import(pathToFileURL(join(root, RIGHTS)).href) : null;
  return ROUTES.filter((path) => existsSync(join(root, path))).flatMap((path) => pagesIn(root, path, rights));
}

function pagesIn(root, path, rights) {
  const file = parse(path, readText(root, path));
  const imports = importsOf(file);
  return rowsOf(file).map((row) => {
    const url = textOf(row, 'path');
    return {
      url,
      vers: textOf(row, 'vers'),
      titre: textOf(row, 'titre'),
      access: rights?.findRouteRight(url)?.access,
      pages: pagesOf(row, imports).map((page) => ({ ...page, shows: shownBy(root, page.file) })),
    };
  });
}

function rowsOf(file) {
  const rows = [];
  walk(file, (node) => {
    if (!ts.isObjectLiteralExpression(node) || !property(node, 'path')) return;
    if (ts.isArrayLiteralExpression(node.parent)) rows.push(node);
  });
  return rows;
}

const property = (row, name) =>
  row.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name)?.initializer;

const textOf = (row, name) => {
  const value = property(row, name);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
};

/** A route has one page, or a list of pages by role, the last of which is for all the other roles. */
function pagesOf(row, imports) {
  const page = property(row, 'page');
  if (!page || page.kind === ts.SyntaxKind.NullKeyword) return [];
  if (!ts.isArrayLiteralExpression(page)) return [{ pour: '', file: moduleOf(page, imports) }];
  return page.elements.map((one) => ({
    pour: roleOf(property(one, 'pour')),
    file: moduleOf(property(one, 'page'), imports),
  }));
}

function roleOf(pour) {
  if (!pour) return 'les autres';
  const text = pour.getText();
  return text === 'isServiceRole' ? 'rds.*' : (/'([^']+)'/.exec(text)?.[1] ?? text);
}

function moduleOf(load, imports) {
  let found;
  walk(load, (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found = node.arguments[0].text;
    else if (!found && ts.isIdentifier(node)) found = imports.get(node.text);
  });
  return resolveFrom(ROUTES[0], found);
}

const resolveFrom = (path, specifier) => normalize(join(dirname(path), specifier)).replaceAll('\\', '/');

function importsOf(file) {
  const found = new Map();
  for (const statement of file.statements.filter(ts.isImportDeclaration))
    for (const { name } of statement.importClause?.namedBindings?.elements ?? [])
      found.set(name.text, statement.moduleSpecifier.text);
  return found;
}

/** The pages and steps that a page shows in turn. */
function shownBy(root, path, seen = new Set([path])) {
  for (const [, specifier] of readText(root, path).matchAll(
    /['"](\.{1,2}\/[\w./-]*(?:Page|Step)\.tsx)['"]/g,
  )) {
    const shown = resolveFrom(path, specifier);
    if (seen.has(shown) || shown.includes('/platform/')) continue;
    seen.add(shown);
    shownBy(root, shown, seen);
  }
  return [...seen].slice(1);
}
