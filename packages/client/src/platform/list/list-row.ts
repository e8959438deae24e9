// A list is a row: the call that reads it, what it is searched and filtered by, its columns and its words.
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

/** Filters that are not a plain table say themselves how the address and the call hold them. */
export type FilterCodec<P> = {
  read: (params: Pick<QueryParams, 'all' | 'get'>) => FilterValues;
  write: (values: FilterValues) => QueryChange;
  asked: (values: FilterValues) => object;
  shown: (page: P | null, values: FilterValues) => readonly Filter[];
};

/** This is shown in the place of the lines when there is none. */
type Emptiness = {
  /** One sentence states the fact: « Aucun service pour l’instant. » */
  fact: string;
  /** A second sentence says why, or what to do. */
  why?: string;
  action?: ReactNode;
};

export type ListRow<E extends Endpoint> = ListShown<PageOf<E>> & {
  call: E;
  /** The call is asked this besides what the address says. */
  query?: Partial<NonNullable<QueryInput<E>>>;
  /** The server gives fifty lines at once when absent. */
  limit?: number;
};

/** These parts say what a list shows, wherever its lines come from. */
export type ListShown<P extends PageRead> = {
  /** A second list of one page keeps its place in the address under another name than « page ». */
  pageParam?: string;
  /** `name` is that of the words in the call; `court` stands in the field, where its label would be cut. */
  search?: { label: string; name?: string; court?: string };
  /** Some filters have the choices that the page brings. */
  filters?: readonly Filter[] | ((page: P | null) => readonly Filter[]) | FilterCodec<P>;
  /** « service », « services » : the list says how many it holds. */
  noun?: readonly [one: string, several: string];
  /** Completes the number of lines: « 12 dossiers · 3 000 € demandés ». */
  countSaid?: (counted: string, page: P) => string;
  empty: Emptiness;
  /** This is said when the search or the filters leave nothing, with a link that takes them away. */
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

/** This is what a page knows of a list it shows. */
export type List<P extends PageRead> = {
  row: ListShown<P>;
  params: QueryParams;
  /** The page of the list that was last read, which stays shown while another one is read. */
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
  /** This is the address of the whole list. */
  allHref: string;
  reload: () => Promise<unknown>;
};

/** Gives a row the types of its call. */
export const listRow = <E extends Endpoint>(row: ListRow<E>): ListRow<E> => row;

/** A list that is too long to count says « plus de 10 000 services ». */
export function countSaid<P extends PageRead>(row: ListShown<P>, page: P | null): string {
  if (page?.total === undefined || !row.noun) return '';
  const counted = `${page.totalExact === false ? 'plus de ' : ''}${count(page.total, ...row.noun)}`;
  return row.countSaid?.(counted, page) ?? counted;
}
