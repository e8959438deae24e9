/**
 * A path is one resource, whatever its rows call what stands between its braces: the document gives it the names of
 * its first row (OpenAPI 3.1, « templated paths »). The routes keep their own.
 */
export function pathNames(paths: readonly string[]): (path: string) => Naming {
  const first = new Map<string, string>();
  for (const path of paths) {
    const shape = shapeOf(path);
    if (!first.has(shape)) first.set(shape, path);
  }
  return (path) => {
    const shown = first.get(shapeOf(path)) ?? path;
    const [own, names] = [namesOf(path), namesOf(shown)];
    return { path: shown, nameOf: (name) => names[own.indexOf(name)] ?? name };
  };
}

/** How a row stands in the document: at this path, its parameters under these names. */
export type Naming = { path: string; nameOf: (name: string) => string };

const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

const namesOf = (path: string): string[] => Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
