import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { leadsHome } from '@asso/domain/compte/acces-refuse.rules';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { CompactFilterBar } from '../../ui/table/CompactFilterBar.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { FilterBar } from '../../ui/table/FilterBar.tsx';
import { Pager, type PagerProps } from '../../ui/table/Pager.tsx';
import { AppLink } from '../AppLink.tsx';
import { BackHome } from '../page/BackHome.tsx';
import { countSaid, type ItemOf, type List, type PageRead } from './list-row.ts';
import './list.css';

type ListBlockProps<P extends PageRead> = {
  list: List<P>;
  /** The actions stand in the bar, after the filters. */
  actions?: ReactNode;
  /** Stands between the bar and the lines, whatever these are. */
  under?: ReactNode;
  /** Follows the number of lines: « dernier mouvement d’abord ». */
  countMore?: string;
  /** Results that have a name are a region of the page. */
  label?: string;
  /** Replaces what the row says of an empty list. */
  empty?: ReactNode;
  /** Lines can be chosen, and the bar acts on those that are. */
  selection?: ComponentProps<typeof DataTable<ItemOf<P>>>['selection'];
  selectionBar?: ReactNode;
  /** Draws what stands under the lines of a list of work, given the links to the other pages. */
  foot?: (pages: PagerProps) => ReactNode;
  /** A list of work has its filters and its tools on one line. */
  isWork?: boolean;
  /** The lines stand alone, without the bar over them. */
  isBare?: boolean;
  /** Draws the lines, when they are more than the table of the row. */
  children?: (page: P) => ReactNode;
};

/** A list has its bar, then its lines, why there are none or why they cannot be read, and its other pages. */
export function ListBlock<P extends PageRead>(props: ListBlockProps<P>) {
  const { list, actions, under, label, empty, selectionBar, foot, children = tableOf(props) } = props;
  const Bar = props.isWork ? CompactFilterBar : FilterBar;
  const { row, page, isOld, problem, params, pageParam, words } = list;
  const results = useResultsFocus(params.get(pageParam), isOld || page === null);
  const counted = [countSaid(row, page), page && props.countMore].filter(Boolean).join(', ');
  const hasBar = row.search !== undefined || row.filters !== undefined || actions !== undefined;
  return (
    <>
      {props.isBare ? null : hasBar ? (
        <Bar
          filters={list.filters}
          values={list.values}
          onChange={list.filter}
          search={
            row.search && {
              label: row.search.label,
              placeholder: row.search.court,
              text: words ?? '',
              onSearch: list.search,
            }
          }
          countText={counted}
          actions={actions}
        />
      ) : (
        counted && <p>{counted}</p>
      )}
      {under}
      {problem && (
        <ListRefusal
          problem={problem}
          firstHref={params.get(pageParam) === null ? null : params.href({ [pageParam]: null })}
          onRetry={list.reload}
        />
      )}
      {page === null && !problem && <Loading />}
      {page !== null && !problem && (
        <Results label={label} isOld={isOld} held={results}>
          {page.items.length === 0 ? (
            (empty ?? <Nothing list={list} />)
          ) : (
            <>
              {selectionBar}
              {children(page)}
            </>
          )}
          {(foot ?? pagerFoot)({
            onPrevious: page.previous ? () => params.set({ [pageParam]: page.previous ?? null }) : null,
            onNext: page.next ? () => params.set({ [pageParam]: page.next ?? null }) : null,
          })}
        </Results>
      )}
    </>
  );
}

const pagerFoot = (pages: PagerProps) => <Pager {...pages} />;

type ResultsProps = {
  label: string | undefined;
  isOld: boolean;
  held: { current: HTMLElement | null };
  children: ReactNode;
};

/** The lines that were read before are paler while others are read. */
function Results({ label, isOld, held, children }: ResultsProps) {
  const Frame = label === undefined ? 'div' : 'section';
  return (
    <Frame
      ref={(element: HTMLElement | null) => {
        held.current = element;
      }}
      className={isOld ? 'pile ancien' : 'pile'}
      aria-label={label}
      aria-busy={isOld}
      tabIndex={-1}
    >
      {children}
    </Frame>
  );
}

/** When a filter leaves nothing, the way out is a link that removes it. */
function Nothing<P extends PageRead>({ list: { row, isFiltered, allHref } }: { list: List<P> }) {
  if (!isFiltered || !row.noneFound) return <EmptyState {...row.empty} />;
  const { all = 'Effacer les filtres', ...said } = row.noneFound;
  return <EmptyState action={<AppLink href={allHref}>{all}</AppLink>} {...said} />;
}

const tableOf =
  <P extends PageRead>({ list, selection }: ListBlockProps<P>) =>
  ({ items }: P): ReactNode => {
    const { caption, columns, rowId } = list.row;
    if (columns === undefined) return null;
    return (
      <DataTable
        caption={caption}
        hidesCaption
        columns={typeof columns === 'function' ? columns(list) : columns}
        rows={items as readonly ItemOf<P>[]}
        rowId={rowId}
        selection={selection}
      />
    );
  };

/** When one goes to another page of the list, the focus moves to its lines once they are read. */
function useResultsFocus(page: string | null, isWaiting: boolean) {
  const results = useRef<HTMLElement | null>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (isWaiting || shown.current === page) return;
    shown.current = page;
    if (page === null) return;
    results.current?.focus();
    results.current?.scrollIntoView({ block: 'start' });
  }, [page, isWaiting]);
  return results;
}

type ListRefusalProps = {
  problem: ProblemReply;
  /** This leads to the list's first page, when the address asked for another one. */
  firstHref: string | null;
  onRetry: () => unknown;
};

/** When a list cannot be read, this says why and offers two ways out. */
const ListRefusal = ({ problem, firstHref, onRetry }: ListRefusalProps) =>
  leadsHome(problem.code) ? (
    <BackHome message={problem.message} />
  ) : (
    <Notice tone="erreur" title="La liste n’a pas pu être lue." level="h2">
      <p>{problem.message}</p>
      <div className="actions">
        <ActionButton kind="secondaire" isSmall onPress={onRetry}>
          Réessayer
        </ActionButton>
        {firstHref && <AppLink href={firstHref}>Revenir au début de la liste</AppLink>}
      </div>
    </Notice>
  );
