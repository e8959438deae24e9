// The query parameters that any page may be opened with (§2 Query parameters), understood in one place.
import { useQueryParams, useRouteParams } from './query-params.ts';

export type PageQuery = {
  /** A year. */
  exercice: number | null;
  mode: 'read' | 'edit' | null;
  /** Of a link that was sent by e-mail. */
  token: string | null;
};

/** What is not understood is as if it were not there. */
export function readPageQuery(get: (name: string) => string | null): PageQuery {
  const [exercice, mode] = [get('exercice') ?? '', get('mode')];
  return {
    exercice: /^(19|20|21)\d{2}$/.test(exercice) ? Number(exercice) : null,
    mode: mode === 'read' || mode === 'edit' ? mode : null,
    token: get('token') || null,
  };
}

/** A token may also be the end of the path. */
export function usePageQuery(): PageQuery {
  const { token } = useRouteParams();
  const query = readPageQuery(useQueryParams().get);
  return token ? { ...query, token } : query;
}
