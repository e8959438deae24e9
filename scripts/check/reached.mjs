// Finds which exported names the product uses, by following the imports of the programs, without tests and their
// helpers.
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { readText } from './files.mjs';
import { parse, walk } from './syntax.mjs';

/** These programs are started directly: the server, its commands, the page. */
const PROGRAM = /^packages\/(server\/src\/(main|[\w-]+-command)\.ts|client\/src\/main\.tsx)$/;

/** Gives each module of the product with the names that others use; `'*'` means that all of them may be used. */
export function reachedNames(root, files) {
  const graph = { root, modules: new Map() };
  const used = new Map();
  const waiting = files.filter((path) => PROGRAM.test(path)).flatMap((path) => demand(used, path, ['*']));
  while (waiting.length > 0) waiting.push(...needsOf(graph, used, waiting.pop()));
  return used;
}

/** The functions and values that a module exports and that no product code uses. */
export function unusedNames(root, used, path) {
  const asked = used.get(path) ?? new Set();
  if (asked.has('*')) return [];
  return statementsOf(parse(path, readText(root, path)))
    .filter(({ isExported, isType }) => isExported && !isType)
    .flatMap(({ names }) => names)
    .filter((name) => !asked.has(name));
}

/** A top-level statement without a name runs with its module; it is kept under the empty name. */
function demand(used, path, names) {
  const asked = used.get(path) ?? new Set(['']);
  const isNew = !used.has(path);
  const more = names.filter((name) => !asked.has(name));
  used.set(path, asked);
  for (const name of more) asked.add(name);
  return [...(isNew ? [{ path, name: '' }] : []), ...more.map((name) => ({ path, name }))];
}

function needsOf(graph, used, { path, name }) {
  const { statements, imports } = moduleOf(graph, path);
  const isAsked = ({ names, isExported, runs }) =>
    name === '' ? runs : names.includes(name) || (name === '*' && isExported);
  return statements.filter(isAsked).flatMap(({ mentions, leads }) => [
    ...leads.flatMap(({ to, names }) => demand(used, to, names)),
    ...[...mentions].flatMap((one) => {
      const imported = imports.get(one);
      return imported ? demand(used, imported.to, [imported.name]) : demand(used, path, [one]);
    }),
  ]);
}

function moduleOf(graph, path) {
  const kept = graph.modules.get(path);
  if (kept) return kept;
  const file = parse(path, readText(graph.root, path));
  const resolve = (from) => resolved(graph.root, path, from);
  const imports = new Map(file.statements.flatMap((statement) => importsOf(statement, resolve)));
  const statements = statementsOf(file).map((one) => ({ ...one, leads: leadsOf(one.node, resolve) }));
  const declared = new Set([...imports.keys(), ...statements.flatMap(({ names }) => names)]);
  for (const one of statements) one.mentions = mentionsOf(one, declared);
  const made = { statements, imports };
  graph.modules.set(path, made);
  return made;
}

function importsOf(statement, resolve) {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
  const to = clause && resolve(statement.moduleSpecifier.text);
  if (!to) return [];
  const { name, namedBindings } = clause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return [
    ...(name ? [[name.text, { to, name: 'default' }]] : []),
    ...(namedBindings && ts.isNamespaceImport(namedBindings)
      ? [[namedBindings.name.text, { to, name: '*' }]]
      : []),
    ...named.map((one) => [one.name.text, { to, name: (one.propertyName ?? one.name).text }]),
  ];
}

function statementsOf(file) {
  return file.statements.map((node) => {
    const names = namesOf(node);
    const isExported = ts.isExportDeclaration(node) || hasExport(node);
    const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
    return { node, names, isExported, isType, runs: names.length === 0 && !ts.isExportDeclaration(node) };
  });
}

const hasExport = (node) =>
  (ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : []).some(
    ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
  );

function namesOf(node) {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => bound(name));
  if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
    return node.exportClause.elements.map(({ name }) => name.text);
  return node.name && ts.isIdentifier(node.name) ? [node.name.text] : [];
}

const bound = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : bound(one.name)));

/**
 * A statement also leads to other modules by `import()`, a worker's file, `export … from`, or an import for its
 * effects.
 */
function leadsOf(statement, resolve) {
  const found = [];
  const lead = (from, names) => {
    const to = resolve(from);
    if (to) found.push({ to, names });
  };
  if (ts.isExportDeclaration(statement) && statement.moduleSpecifier)
    lead(statement.moduleSpecifier.text, exportedFrom(statement));
  else if (ts.isImportDeclaration(statement)) lead(statement.moduleSpecifier.text, []);
  else
    walk(statement, (node) => {
      const [text] = node.arguments ?? [];
      if (!text || !ts.isStringLiteralLike(text)) return;
      const isUrl = ts.isNewExpression(node) && node.expression.getText() === 'URL';
      if (isUrl || node.expression.kind === ts.SyntaxKind.ImportKeyword) lead(text.text, ['*']);
    });
  return found;
}

const exportedFrom = ({ exportClause }) =>
  exportClause && ts.isNamedExports(exportClause)
    ? exportClause.elements.map((one) => (one.propertyName ?? one.name).text)
    : ['*'];

function mentionsOf({ node, names }, declared) {
  const found = new Set();
  if (ts.isImportDeclaration(node)) return found;
  walk(node, (one) => {
    if (ts.isIdentifier(one) && declared.has(one.text) && !names.includes(one.text)) found.add(one.text);
  });
  return found;
}

function resolved(root, path, from) {
  const named = /^@asso\/([^/]+)\/(.+)$/.exec(from);
  if (!named && !from.startsWith('.')) return undefined;
  const to = named ? `packages/${named[1]}/src/${named[2]}` : normalize(join(dirname(path), from));
  const found = [to, `${to}.ts`, `${to}.tsx`].find((one) => existsSync(join(root, one)));
  return found && /\.tsx?$/.test(found) ? found : undefined;
}
