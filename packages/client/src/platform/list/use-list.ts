import type { Endpoint, QueryInput } from '@asso/contract/kernel/endpoint';
import type { FilterValues } from '../../ui/table/filters.ts';
import type { CallInput } from '../call/call.ts';
import { type QueryChange, useQueryParams } from '../page/query-params.ts';
import { type Read, useRead } from '../use-read.ts';
import { readChosen, readPageParam, toListQuery } from './list-address.ts';
import type { List, ListRow, ListShown, PageOf, PageRead } from './list-row.ts';
import { useLatest } from './use-latest.ts';

type Given<E extends Endpoint> = {
  /** The parameters that complete the path of the call. */
  params?: CallInput<E>['params'];
  /** What is asked besides the row and the address; with null, the list waits and calls nothing. */
  query?: QueryInput<E> | null;
  /** Other names in the address that narrow the list, without being filters of its row. */
  narrowedBy?: readonly string[];
};

/**
 * Reads the list that the address describes. The row must be the same object at each drawing: another row means another
 * list.
 */
export function useList<E extends Endpoint>(row: ListRow<E>, given: Given<E> = {}): List<PageOf<E>> {
  const params = useQueryParams();
  const input = {
    params: given.params,
    query: toListQuery(row, params, given.query),
  } as unknown as CallInput<E>;
  const read = useRead(row.call, given.query === null ? null : input) as Read<PageOf<E>>;
  const { value: page, isOld } = useLatest(read, row);
  return {
    ...listOf(row, { params, page, narrowedBy: given.narrowedBy }),
    isOld,
    problem: read.state === 'refuse' ? read.problem : null,
    reload: read.reload,
  };
}

type HeldPage<R> = { items: readonly R[]; total: number };
export type HeldRow<R> = ListShown<HeldPage<R>> & {
  /** For a list held whole in the browser: tells whether to show a line. */
  keeps: (item: R, words: string, values: FilterValues) => boolean;
};

/** Returns a list whose lines the page already has: the address narrows them without a call. */
export function useHeldList<R>(row: HeldRow<R>, items: readonly R[]): List<HeldPage<R>> {
  const params = useQueryParams();
  const { words, values } = readChosen<HeldPage<R>>(row, params);
  const kept = items.filter((item) => row.keeps(item, words ?? '', values));
  return {
    ...listOf<HeldPage<R>>(row, { params, page: { items: kept, total: kept.length } }),
    isOld: false,
    problem: null,
    reload: async () => undefined,
  };
}

function listOf<P extends PageRead>(
  row: ListShown<P>,
  { params, page, narrowedBy = [] }: Pick<List<P>, 'params' | 'page'> & Pick<Given<Endpoint>, 'narrowedBy'>,
) {
  const pageParam = readPageParam(row);
  const { codec, words, values } = readChosen(row, params);
  const none: QueryChange = {
    ...(row.search && { q: null }),
    ...codec.write({}),
    ...Object.fromEntries(narrowedBy.map((name) => [name, null])),
    [pageParam]: null,
  };
  return {
    row,
    params,
    page,
    words,
    values,
    pageParam,
    filters: codec.shown(page, values),
    isFiltered:
      Boolean(words) ||
      Object.keys(values).length > 0 ||
      narrowedBy.some((name) => params.get(name) !== null),
    search: (text: string) => params.set({ q: text || null, [pageParam]: null }),
    filter: (next: FilterValues) => params.set({ ...codec.write(next), [pageParam]: null }),
    allHref: params.href(none),
  };
}
