// Any page may be opened with these query parameters (§2 Query parameters), which are read here only.
import { useQueryParams, useRouteParams } from './query-params.ts';

export type PageQuery = {
  /** The year asked for by the address, or null when the address has none. */
  exercice: number | null;
  mode: 'read' | 'edit' | null;
  /** A link sent by e-mail carries this token. */
  token: string | null;
};

/** A value that is not understood counts as missing. */
export function readPageQuery(get: (name: string) => string | null): PageQuery {
  const [exercice, mode] = [get('exercice') ?? '', get('mode')];
  return {
    exercice: /^(19|20|21)\d{2}$/.test(exercice) ? Number(exercice) : null,
    mode: mode === 'read' || mode === 'edit' ? mode : null,
    token: get('token') || null,
  };
}

/** The token may also be the last part of the path. */
export function usePageQuery(): PageQuery {
  const { token } = useRouteParams();
  const query = readPageQuery(useQueryParams().get);
  return token ? { ...query, token } : query;
}
