/**
 * Two rows whose paths differ only by the names of their parameters are one resource (OpenAPI 3.1, « templated
 * paths »): the document uses the names of the first row. The routes keep their own.
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

/** Gives a row's path in the document, and the names of its parameters there. */
export type Naming = { path: string; nameOf: (name: string) => string };

const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

const namesOf = (path: string): string[] => Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
