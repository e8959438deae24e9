import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { leadsHome, sayAccesRefuse } from '@asso/domain/compte/acces-refuse.rules';
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
import { type ItemOf, type List, type PageRead, sayCount } from './list-row.ts';
import './list.css';

type ListBlockProps<P extends PageRead> = {
  list: List<P>;
  /** Buttons shown in the bar, after the filters. */
  actions?: ReactNode;
  /** What stands between the bar and the lines, even when there is none. */
  under?: ReactNode;
  /** Words after the number of lines: « dernier mouvement d’abord ». */
  countMore?: string;
  /** The name of the results, which makes them a region of the page for screen readers. */
  label?: string;
  /** Replaces the words that the row has for an empty list. */
  empty?: ReactNode;
  /** The selection of lines; `selectionBar` then shows the actions on them. */
  selection?: ComponentProps<typeof DataTable<ItemOf<P>>>['selection'];
  selectionBar?: ReactNode;
  /** Draws what stands under the lines of a table of work, given the links to the other pages of the list. */
  foot?: (pages: PagerProps) => ReactNode;
  /** True for a table of work, whose filters and tools are on one line. */
  isWork?: boolean;
  /** True to show the lines without the bar above them. */
  isBare?: boolean;
  /** Draws the lines in place of the table that the row describes. */
  children?: (page: P) => ReactNode;
};

/** Shows a list: its bar, its lines or the reason why there are none, and the links to its other pages. */
export function ListBlock<P extends PageRead>(props: ListBlockProps<P>) {
  const { list, actions, under, label, empty, selectionBar, foot, children = tableOf(props) } = props;
  const Bar = props.isWork ? CompactFilterBar : FilterBar;
  const { row, page, isOld, problem, params, pageParam, words } = list;
  const results = useResultsFocus(params.get(pageParam), isOld || page === null);
  const counted = [sayCount(row, page), page && props.countMore].filter(Boolean).join(', ');
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

/** Shows the results, paler while others are being read. */
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

/** Says that the list is empty; when filters leave nothing, a link removes them. */
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

/** When another page of the list is opened, moves the focus to its lines once they are read. */
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
  /** The address of the first page of the list, when another one was asked for. */
  firstHref: string | null;
  onRetry: () => unknown;
};

/** Says why a list cannot be read, and offers to try again or to go back to its first page. */
const ListRefusal = ({ problem, firstHref, onRetry }: ListRefusalProps) =>
  leadsHome(problem.code) ? (
    <BackHome message={sayAccesRefuse(problem)} />
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
