import type { Endpoint } from '@asso/contract/kernel/endpoint';

export type KnownMethods = (url: string) => string[];

/** Which methods an address below /api answers to; none when nothing is there. */
export function knownMethods(rows: readonly Endpoint[]): KnownMethods {
  const patterns = rows.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^/api${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
  return (url) => {
    const [path = ''] = url.split('?');
    // What cannot be read is no address at all.
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
