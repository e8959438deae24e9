// Filters, sort, tab, step and mode are in the address, so that a view can be shared and Back undoes a choice.
import { useParams, useSearch } from '@tanstack/react-router';
import { createContext, useContext, useMemo } from 'react';
import { type Going, go, here } from './navigation.ts';

/** Returns the parameters of the path, such as `idDossier` of `/associations/$idSiret/dossier/$idDossier`. */
export const useRouteParams = (): Readonly<Record<string, string | undefined>> =>
  useParams({ strict: false }) as Record<string, string | undefined>;

export type QueryParams = {
  get: (name: string) => string | null;
  all: (name: string) => string[];
  /** Changes the address: null or an empty list removes a name. */
  set: (change: QueryChange, options?: Going) => void;
  /** Returns the address with this change, for a link. */
  href: (change: QueryChange) => string;
};
export type QueryChange = Readonly<Record<string, string | readonly string[] | null>>;

/** An address given by a parent component, whose parameters are read in place of those of the page shown. */
const Elsewhere = createContext<string | null>(null);
export const ParamsProvider = Elsewhere.Provider;

/** Returns the parameters of the page shown, which a page that is being left keeps while the next one loads. */
export function useQueryParams(): QueryParams {
  const elsewhere = useContext(Elsewhere);
  const own = textOf(useSearch({ strict: false }));
  const text = elsewhere === null ? own : (elsewhere.split('?')[1] ?? '');
  return useMemo(() => {
    const search = new URLSearchParams(text);
    const href = (change: QueryChange) => changedHref(elsewhere ?? here(), change);
    return {
      get: (name) => search.get(name),
      all: (name) => search.getAll(name),
      set: (change, options) => go(href(change), options),
      href,
    };
  }, [text, elsewhere]);
}

const textOf = (values: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined && one !== null)
        .map((one) => [name, String(one)]),
    ),
  ).toString();

function changedHref(from: string, change: QueryChange): string {
  const [path = '/', query = ''] = (from.split('#')[0] ?? '').split('?');
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    search.delete(name);
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) search.append(name, one);
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
