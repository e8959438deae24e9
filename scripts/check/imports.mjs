// What each file imports is read once, with where it leads: the boundaries, the cycles and the files that nobody reaches
// are found on this graph.
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { isCode, readText } from './files.mjs';
import { parse, walk } from './syntax.mjs';

/**
 * Gives each code file with its dependencies: the name as it is written, the file or the library it leads to
 * (`node_modules/…`), and whether it is missing, a module of Node, a development library or only a type.
 */
export function importGraph(root, files) {
  const known = new Set(files);
  const libraries = librariesOf(root);
  return files.filter(isCode).map((source) => ({
    source,
    dependencies: importsOf(parse(source, readText(root, source))).map(({ module, isType }) => ({
      ...{ module, isType },
      ...led({ source, module, known, libraries }),
    })),
  }));
}

/** An import of this kind is read at any place of a file: `import('…')`, `require('…')`, `import('…').Type`. */
const anywhere = /\b(import|require)\s*\(/;

function importsOf(file) {
  const found = file.statements.flatMap((statement) => {
    const from = statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from)) return [];
    return [{ module: from.text, isType: isTypeOnly(statement) }];
  });
  if (anywhere.test(file.text))
    walk(file, (node) => {
      const one = importedWithin(node);
      if (one) found.push(one);
    });
  return found;
}

/**
 * Tells whether an import brings types only: `import type …`, `export type …`, or an import whose every name is a type.
 */
function isTypeOnly({ importClause: clause, exportClause, isTypeOnly }) {
  if (isTypeOnly || clause?.isTypeOnly) return true;
  const names = clause ? clause.namedBindings : exportClause;
  if (clause?.name || !names?.elements) return false;
  return names.elements.length > 0 && names.elements.every((one) => one.isTypeOnly);
}

function importedWithin(node) {
  if (ts.isImportTypeNode(node)) return { module: node.argument.literal.text, isType: true };
  if (!ts.isCallExpression(node)) return undefined;
  const { expression, arguments: given } = node;
  const isImport =
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'require');
  if (!isImport || !given[0] || !ts.isStringLiteralLike(given[0])) return undefined;
  return { module: given[0].text, isType: false };
}

const ofPackage = /^@asso\/([^/]+)\/(.+)$/;

/** A file is named by its full path, or by its package (`@asso/domain/kernel/asks`); anything else is a library. */
function led({ source, module, known, libraries }) {
  const [path] = module.split('?');
  if (isBuiltin(module)) return { resolved: module, isCore: true };
  const named = ofPackage.exec(path);
  if (named || path.startsWith('.')) {
    const to = named ? `packages/${named[1]}/src/${named[2]}` : normalize(join(dirname(source), path));
    const found = (named ? [`${to}.ts`, `${to}.tsx`] : [to]).find(
      (one) => known.has(one) || libraries.isFile(one),
    );
    return found ? { resolved: found } : { resolved: module, isMissing: true };
  }
  return libraries.of(source, path);
}

function librariesOf(root) {
  const manifests = new Map();
  const manifestOf = (folder) => {
    if (!manifests.has(folder)) {
      const path = join(root, folder, 'package.json');
      manifests.set(folder, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});
    }
    return manifests.get(folder);
  };
  const present = new Map();
  const isThere = (path) => {
    if (!present.has(path)) present.set(path, existsSync(join(root, path)));
    return present.get(path);
  };
  return {
    isFile: isThere,
    of: (source, path) => {
      const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
      const own = /^packages\/[^/]+/.exec(source)?.[0] ?? '';
      const places = [`${own}/node_modules/${name}`, `node_modules/${name}`, `node_modules/@types/${name}`];
      const resolved = places.find(isThere);
      if (resolved === undefined) return { resolved: path, isMissing: true };
      const all = [manifestOf(own), manifestOf('')];
      const isShipped = all.some(
        ({ dependencies, optionalDependencies }) => name in { ...dependencies, ...optionalDependencies },
      );
      const isDev = !isShipped && all.some(({ devDependencies }) => name in { ...devDependencies });
      return { resolved: `${resolved.replace(/^.*(?=node_modules)/, '')}/`, isDev };
    },
  };
}
