import type { Endpoint } from '@asso/contract/kernel/endpoint';

type Place = { params?: Readonly<Record<string, string | number>> | undefined; query?: object | undefined };

/** Builds the address of a call: parameters are escaped, lists are repeated, missing values are left out. */
export function callHref(row: Pick<Endpoint, 'path'>, { params = {}, query = {} }: Place = {}): string {
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const text = search.toString();
  return `/api${path}${text && `?${text}`}`;
}
