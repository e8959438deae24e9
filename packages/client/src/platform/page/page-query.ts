// The parameters that a page may accept in its address (§2 Query parameters), read in one way.
import { useQueryParams, useRouteParams } from './query-params.ts';

export type PageQuery = {
  /** The year asked for by the address, or null when the address has none. */
  exercice: number | null;
  mode: 'read' | 'edit' | null;
  /** The secret token of a link sent by e-mail. */
  token: string | null;
};

/** Reads the parameters of an address; a value that is not understood counts as missing. */
export function readPageQuery(get: (name: string) => string | null): PageQuery {
  const [exercice, mode] = [get('exercice') ?? '', get('mode')];
  return {
    exercice: /^(19|20|21)\d{2}$/.test(exercice) ? Number(exercice) : null,
    mode: mode === 'read' || mode === 'edit' ? mode : null,
    token: get('token') || null,
  };
}

/** Reads the parameters of the page shown; its token may also be in the path. */
export function usePageQuery(): PageQuery {
  const { token } = useRouteParams();
  const query = readPageQuery(useQueryParams().get);
  return token ? { ...query, token } : query;
}
