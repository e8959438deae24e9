import type { Endpoint } from '@asso/contract/kernel/endpoint';

export type KnownMethods = (url: string) => string[];

/** Gives the methods that an address below /api accepts; it gives none when the address does not exist. */
export function knownMethods(rows: readonly Endpoint[]): KnownMethods {
  const patterns = rows.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^/api${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
  return (url) => {
    const [path = ''] = url.split('?');
    // An address that cannot be decoded does not exist.
    if (!isReadable(path)) return [];
    return [
      ...new Set(patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
    ].toSorted();
  };
}

function isReadable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}
