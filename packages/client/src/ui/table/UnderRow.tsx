import type { ReactNode } from 'react';
import { tableRoles } from './table-roles.ts';

/** A line under a row: what some of its columns show. */
export type LineUnder = {
  id: string;
  /** The column whose cell names the line. */
  header: string;
  cells: Readonly<Record<string, ReactNode>>;
};

type UnderRowProps = {
  line: LineUnder;
  columns: readonly { key: string; label: string }[];
  hasChoice: boolean;
};

/** Draws a line under a row of the table, in the same columns. */
export const UnderRow = ({ line, columns, hasChoice }: UnderRowProps) => (
  <tr {...tableRoles.row} className="tableau__dessous">
    {hasChoice && <td {...tableRoles.cell} />}
    {columns.map(({ key, label }) => {
      const Cell = key === line.header ? 'th' : 'td';
      const shown = line.cells[key];
      return (
        <Cell
          key={key}
          {...(key === line.header ? tableRoles.rowheader : tableRoles.cell)}
          scope={key === line.header ? 'row' : undefined}
          data-label={key === line.header || shown === undefined ? undefined : label}
        >
          {shown}
        </Cell>
      );
    })}
  </tr>
);
