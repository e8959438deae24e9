import ts from 'typescript';

const parsed = new Map();

/**
 * Parses one file, once for all the checks that read it; nodes know their parents, so that a rule may look around a
 * node.
 */
export function parse(path, text) {
  const kept = parsed.get(path);
  if (kept?.text === text) return kept;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path));
  parsed.set(path, file);
  return file;
}

/** Calls `visit` on every node, the file itself first. */
export function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export const lineNumber = (node) => {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
};

/**
 * Returns the names of a chain: `a.b.c` gives `['a', 'b', 'c']`, also through calls and `!`; empty when the chain does
 * not begin with a name.
 */
export function nameChain(node) {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isMetaProperty(node)) return ['import', node.name.text];
  if (ts.isPropertyAccessExpression(node)) {
    const before = nameChain(node.expression);
    return before.length > 0 ? [...before, node.name.text] : [];
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    const before = nameChain(node.expression);
    return before.length > 0 ? [...before, node.argumentExpression.text] : [];
  }
  if (ts.isCallExpression(node) || ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node))
    return nameChain(node.expression);
  return [];
}

/** The text of a string or a template, with `…` for each inserted value; undefined for anything else. */
export function literalText(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
}

function kindOf(path) {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS;
}
