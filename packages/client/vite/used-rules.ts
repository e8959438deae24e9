import postcss, { type Container, type Root } from 'postcss';

export type Sheet = { name: string; css: string };

/** Each sheet keeps only the rules whose classes, and the variables whose names, are in our texts. */
export function usedRules({ sheets, texts }: { sheets: readonly Sheet[]; texts: readonly string[] }) {
  const isUsed = classesIn(texts);
  const roots = sheets.map(({ name, css }) => ({ name, root: withoutRules(postcss.parse(css), isUsed) }));
  const live = liveVariables(
    roots.map(({ root }) => root),
    texts,
  );
  return new Map(roots.map(({ name, root }) => [name, withoutVariables(root, live).toString()]));
}

type IsUsed = (className: string) => boolean;

/** Tells whether a class is used; « fr-alert--${tone} » stands for every class that begins that way. */
function classesIn(texts: readonly string[]): IsUsed {
  const names = new Set(texts.flatMap((text) => text.match(/fr-[\w-]*[\w]/g) ?? []));
  const built = texts
    .flatMap((text) => [...text.matchAll(/(fr-(?:[\w-]*-)?)\$\{[^}]*\}([\w-]*)/g)])
    .map(([, start, end]) => new RegExp(`^${start}[\\w-]*${end}$`));
  return (name) => !name.startsWith('fr-') || names.has(name) || built.some((one) => one.test(name));
}

function withoutRules(root: Root, isUsed: IsUsed): Root {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkComments((comment) => {
    if (!comment.text.startsWith('!')) comment.remove();
  });
  return withoutEmpty(root);
}

/** Only classes that the selector requires count: « :not(.fr-btn) » requires none. */
function classesOf(selector: string): string[] {
  let outside = selector;
  for (let before = ''; before !== outside; ) {
    before = outside;
    outside = outside.replace(/:[\w-]+\([^()]*\)/g, '');
  }
  return [...outside.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/** A variable is kept when a kept rule, one of our texts or the value of a kept variable names it. */
function liveVariables(roots: readonly Root[], texts: readonly string[]): ReadonlySet<string> {
  const values = new Map<string, string[]>();
  const live = new Set<string>();
  const waiting = texts.flatMap(namesIn);
  for (const root of roots) {
    root.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--')) values.set(prop, [...(values.get(prop) ?? []), value]);
      else waiting.push(...namesIn(value));
    });
  }
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (live.has(name)) continue;
    live.add(name);
    waiting.push(...(values.get(name) ?? []).flatMap(namesIn));
  }
  return live;
}

const namesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

function withoutVariables(root: Root, live: ReadonlySet<string>): Root {
  root.walkDecls(/^--/, (decl) => {
    if (!live.has(decl.prop)) decl.remove();
  });
  return withoutEmpty(root);
}

function withoutEmpty<C extends Container>(container: C): C {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue;
    withoutEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
  return container;
}
