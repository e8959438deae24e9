// The filters, the words searched for and the page of a list are in the address; the call to the server is made from
// them.
import type { Endpoint, QueryInput } from '@asso/contract/kernel/endpoint';
import { chosenIn, type FilterValues, toQuery } from '../../ui/table/filters.ts';
import type { QueryParams } from '../page/query-params.ts';
import type { FilterCodec, ListRow, ListShown, PageRead } from './list-row.ts';

type Params = Pick<QueryParams, 'all' | 'get'>;

export const readPageParam = ({ pageParam = 'page' }: { pageParam?: string }): string => pageParam;

/** Returns the words searched for and the chosen values of the filters. */
export function readChosen<P extends PageRead>(row: ListShown<P>, params: Params) {
  const codec = codecOf(row);
  return { codec, words: row.search ? params.get('q') : null, values: codec.read(params) };
}

/**
 * Returns the query of the list without its page: the values of the address override those given by the page, which
 * override those of the row.
 */
export function askedIn<E extends Endpoint>(
  row: ListRow<E>,
  params: Params,
  besides: QueryInput<E> | null = null,
): QueryInput<E> {
  const { codec, words, values } = readChosen(row, params);
  return {
    ...(row.query as object | undefined),
    ...(besides as object | null),
    ...codec.asked(values),
    ...(row.search?.name && words ? { [row.search.name]: words } : {}),
  } as unknown as QueryInput<E>;
}

/** Returns the query for one page of the list, from `askedIn`. */
export const toListQuery = <E extends Endpoint>(
  row: ListRow<E>,
  params: Params,
  besides: QueryInput<E> | null = null,
): QueryInput<E> =>
  ({
    ...(askedIn(row, params, besides) as unknown as object),
    limit: row.limit,
    cursor: params.get(readPageParam(row)) ?? undefined,
  }) as unknown as QueryInput<E>;

/**
 * Returns how filters are read from the address and sent to the server. Those given as a plain table are kept in the
 * address by their key, and sent by their name.
 */
function codecOf<P extends PageRead>({ filters = [] }: ListShown<P>): FilterCodec<P> {
  if ('shown' in filters) return filters;
  const tableOf = (page: P | null) => (typeof filters === 'function' ? filters(page) : filters);
  const table = tableOf(null);
  const isOffered = (values: FilterValues) => (filter: (typeof table)[number]) =>
    !filter.isOpen || filter.options.length > 0 || values[filter.key] !== undefined;
  return {
    read: (params) => chosenIn(table, params),
    write: (values) => Object.fromEntries(table.map(({ key }) => [key, values[key] ?? null])),
    asked: (values) => toQuery(table, values),
    shown: (page, values) => tableOf(page).filter(isOffered(values)),
  };
}
