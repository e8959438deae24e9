// A list is described by a row: the call that reads it, its search and filters, its columns and its words.
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { Endpoint, QueryInput } from '@asso/contract/kernel/endpoint';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { ReactNode } from 'react';
import type { Column } from '../../ui/table/DataTable.tsx';
import type { Filter, FilterValues } from '../../ui/table/filters.ts';
import type { ValueOf } from '../call/call.ts';
import type { QueryChange, QueryParams } from '../page/query-params.ts';

/** A page of any list; some lists do not count their items, and some have only one page. */
export type PageRead = {
  items: readonly unknown[];
  next?: string | null;
  previous?: string | null;
  total?: number;
  totalExact?: boolean;
};
export type PageOf<E> = ValueOf<E> extends PageRead ? ValueOf<E> : never;
export type ItemOf<P extends PageRead> = P['items'][number];

/** How filters that are not a plain table are read from the address, written to it and sent to the server. */
export type FilterCodec<P> = {
  read: (params: Pick<QueryParams, 'all' | 'get'>) => FilterValues;
  write: (values: FilterValues) => QueryChange;
  asked: (values: FilterValues) => object;
  shown: (page: P | null, values: FilterValues) => readonly Filter[];
};

/** The words shown in place of the lines when there is none. */
type Emptiness = {
  /** The fact, in one sentence: « Aucun service pour l’instant. » */
  fact: string;
  /** A second sentence says why, or what to do. */
  why?: string;
  action?: ReactNode;
};

export type ListRow<E extends Endpoint> = ListShown<PageOf<E>> & {
  call: E;
  /** What the call always asks, besides what the address says. */
  query?: Partial<NonNullable<QueryInput<E>>>;
  /** The number of lines of a page; the server gives fifty when absent. */
  limit?: number;
};

/** What a list shows, wherever its lines come from. */
export type ListShown<P extends PageRead> = {
  /** The name of the page number in the address: a second list of one page cannot use « page ». */
  pageParam?: string;
  /** `name` is the name of the searched words in the call; `court` is a shorter label, shown inside the field. */
  search?: { label: string; name?: string; court?: string };
  /** The filters, as a function when their choices come with the lines. */
  filters?: readonly Filter[] | ((page: P | null) => readonly Filter[]) | FilterCodec<P>;
  /** The noun used to say how many lines there are: « service », « services ». */
  noun?: readonly [one: string, several: string];
  /** Completes the number of lines: « 12 dossiers · 3 000 € demandés ». */
  countSaid?: (counted: string, page: P) => string;
  empty: Emptiness;
  /** The words shown when the search or the filters leave nothing, with the label of the link that removes them. */
  noneFound?: Emptiness & { all?: string };
} & ListTable<P>;

/** The table of a list; a list of cards has none, and draws its lines itself. */
type ListTable<P extends PageRead> =
  | {
      /** The name of the table, which is only read aloud. */
      caption: string;
      columns: readonly Column<ItemOf<P>>[] | ((list: List<P>) => readonly Column<ItemOf<P>>[]);
      rowId: (item: ItemOf<P>) => string;
    }
  | { caption?: undefined; columns?: undefined; rowId?: undefined };

/** What a page knows of a list that it shows. */
export type List<P extends PageRead> = {
  row: ListShown<P>;
  params: QueryParams;
  /** The lines last read, which stay shown while others are being read. */
  page: P | null;
  isOld: boolean;
  problem: ProblemReply | null;
  words: string | null;
  filters: readonly Filter[];
  values: FilterValues;
  isFiltered: boolean;
  pageParam: string;
  search: (text: string) => void;
  filter: (values: FilterValues) => void;
  /** The address of the list without search or filter. */
  allHref: string;
  reload: () => Promise<unknown>;
};

/** Returns the row itself; this function only gives it the types of its call. */
export const listRow = <E extends Endpoint>(row: ListRow<E>): ListRow<E> => row;

/** Returns the number of lines in words; a list too long to count reads « plus de 10 000 services ». */
export function sayCount<P extends PageRead>(row: ListShown<P>, page: P | null): string {
  if (page?.total === undefined || !row.noun) return '';
  const counted = `${page.totalExact === false ? 'plus de ' : ''}${count(page.total, ...row.noun)}`;
  return row.countSaid?.(counted, page) ?? counted;
}
