import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type RowSelection, toggled, usePress } from './row-selection.ts';
import { tableRoles as kept } from './table-roles.ts';
import { type LineUnder, UnderRow } from './UnderRow.tsx';
import './data-table.css';

export type Column<R> = {
  key: string;
  label: string;
  /** A longer name, read aloud when the label is short. */
  title?: string | undefined;
  cell: (row: R) => ReactNode;
  /** Amounts and counts are right-aligned, digits under digits. */
  isNumber?: boolean;
  /** True for the column that names the row, as its header; only the first column so marked counts. */
  isHeader?: boolean;
  isSortable?: boolean;
  /** The order of the first press on the column, for example the largest amounts first; ascending when absent. */
  firstSort?: 'desc';
  /** On a phone, where each row is a card, this column shows its value without its label, which would add nothing. */
  hidesLabel?: boolean;
  /** The width of the column. A table of work sets one for every column, so that nothing moves when other rows come. */
  width?: string | undefined;
  /** Returns the whole text of a cell that its single line may cut, shown when the pointer is on it. */
  tip?: (row: R) => string | undefined;
};

export type Sort = { key: string; direction: 'asc' | 'desc' };

type DataTableProps<R> = {
  caption: string;
  /** True when a title above the table already says the caption, which is then only read aloud. */
  hidesCaption?: boolean;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowId: (row: R) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Keeps the head on the screen while rows scroll, when all the columns fit in the width. */
  keepsHead?: boolean;
  /** Called for the keys pressed in the fields of the cells. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  className?: string;
  /** The id of the row to highlight, because the person comes back from it. */
  markedRow?: string | null;
  selection?: RowSelection<R>;
  /**
   * Returns the title of the group of a row: neighbouring rows of one group stand under it (« Lundi 23 novembre 2026
   * »).
   */
  groupOf?: ((row: R) => string) | undefined;
  /** Returns the lines that stand under a row which is open. */
  linesUnder?: (row: R) => readonly LineUnder[];
  /** The id of the body of the table, for links that skip to the rows. */
  bodyId?: string;
};

/** Draws a table; below 768 px each row becomes a card, and keeps its roles for screen readers. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { caption, columns, rows, rowId, selection, keepsHead = false } = props;
  const { frame, isRoomy } = useRoom(keepsHead);
  const press = usePress(rows.map(rowId), selection);
  const isFixed = columns.some(({ width }) => width !== undefined);
  return (
    <div
      ref={frame}
      className={['tableau', isRoomy && 'tableau--tete', props.className].filter(Boolean).join(' ')}
    >
      <table {...kept.table} onKeyDown={props.onKeyDown}>
        <caption className={props.hidesCaption ? 'invisible' : undefined}>{caption}</caption>
        {isFixed && (
          <colgroup>
            {selection && <col className="tableau__choix" />}
            {columns.map(({ key, width }) => (
              <col key={key} style={{ width }} />
            ))}
          </colgroup>
        )}
        <thead {...kept.rowgroup}>
          <tr {...kept.row}>
            {selection && (
              <th {...kept.columnheader} scope="col" className="tableau__choix">
                <SelectAll rows={rows} rowId={rowId} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody {...kept.rowgroup} id={props.bodyId} tabIndex={props.bodyId ? -1 : undefined}>
          {rows.map((row, rank) => (
            <Fragment key={rowId(row)}>
              <GroupTitle
                title={props.groupOf?.(row)}
                before={rows[rank - 1] && props.groupOf?.(rows[rank - 1] as R)}
                span={columns.length + (selection ? 1 : 0)}
              />
              <DataRow row={row} press={press} {...props} />
              {props.linesUnder?.(row).map((line) => (
                <UnderRow key={line.id} line={line} columns={columns} hasChoice={selection !== undefined} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Tells whether all the columns fit in the width: the head of a table that scrolls sideways cannot stay on the screen.
 */
function useRoom(isAsked: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [isRoomy, setIsRoomy] = useState(false);
  useEffect(() => {
    const { current } = frame;
    const table = current?.querySelector('table');
    if (!isAsked || !current || !table || typeof ResizeObserver === 'undefined') return;
    const watcher = new ResizeObserver(() => setIsRoomy(table.scrollWidth <= current.clientWidth));
    watcher.observe(current);
    watcher.observe(table);
    return () => watcher.disconnect();
  }, [isAsked]);
  return { frame, isRoomy };
}

type HeaderCellProps<R> = { column: Column<R>; sort?: Sort; onSort?: (sort: Sort) => void };

function HeaderCell<R>({ column, sort, onSort }: HeaderCellProps<R>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const other = { asc: 'desc', desc: 'asc' } as const;
  const next = { key: column.key, direction: direction ? other[direction] : (column.firstSort ?? 'asc') };
  return (
    <th
      {...kept.columnheader}
      scope="col"
      className={column.isNumber ? 'tableau__nombre' : undefined}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      {column.isSortable && onSort ? (
        <button
          type="button"
          className={`tableau__tri tableau__tri--${direction ?? 'aucun'}`}
          onClick={() => onSort(next)}
        >
          <span className="invisible">Trier par </span>
          {column.label} {column.title && <span className="invisible">({column.title})</span>}
        </button>
      ) : (
        <span title={column.title}>{column.label}</span>
      )}
    </th>
  );
}

type GroupTitleProps = { title: string | undefined; before: string | undefined; span: number };

/** Shows the title of a group once, above its first row. */
const GroupTitle = ({ title, before, span }: GroupTitleProps) =>
  title !== undefined && title !== before ? (
    <tr {...kept.row} className="tableau__groupe">
      <th {...kept.rowheader} colSpan={span} scope="rowgroup">
        {title}
      </th>
    </tr>
  ) : null;

type DataRowProps<R> = DataTableProps<R> & { row: R; press: ReturnType<typeof usePress> };

function DataRow<R>({ row, columns, rowId, selection, markedRow, press }: DataRowProps<R>) {
  const id = rowId(row);
  const header = columns.find(({ isHeader }) => isHeader)?.key;
  const isChosen = selection?.chosen.has(id) ?? false;
  return (
    <tr
      {...kept.row}
      className={markedRow === id ? 'tableau__ligne--quittee' : undefined}
      aria-selected={selection ? isChosen : undefined}
    >
      {selection && (
        <td {...kept.cell} className="tableau__choix">
          <Tick
            label={`Choisir ${selection.nameOf(row)}`}
            isOn={isChosen}
            onChange={(isRange) => press(id, isRange)}
          />
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.key === header ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            {...(column.key === header ? kept.rowheader : kept.cell)}
            scope={column.key === header ? 'row' : undefined}
            className={column.isNumber ? 'tableau__nombre' : undefined}
            title={column.tip?.(row)}
            data-colonne={column.key}
            data-label={column.hidesLabel || column.key === header ? undefined : column.label}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

type SelectAllProps<R> = Pick<DataTableProps<R>, 'rows' | 'rowId'> & {
  selection: NonNullable<DataTableProps<R>['selection']>;
};

function SelectAll<R>({ rows, rowId, selection }: SelectAllProps<R>) {
  const ids = rows.map(rowId);
  const isOn = ids.length > 0 && ids.every((id) => selection.chosen.has(id));
  return (
    <Tick
      label="Choisir toutes les lignes de cette page"
      isOn={isOn}
      onChange={() => selection.onChange(toggled(selection.chosen, ids, !isOn))}
    />
  );
}

type TickProps = { label: string; isOn: boolean; onChange: (isRange: boolean) => void };

function Tick({ label, isOn, onChange }: TickProps) {
  const id = useId();
  return (
    <div className="fr-checkbox-group fr-checkbox-group--sm">
      <input
        type="checkbox"
        id={id}
        checked={isOn}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
      <label className="fr-label" htmlFor={id}>
        <span className="invisible">{label}</span>
      </label>
    </div>
  );
}
