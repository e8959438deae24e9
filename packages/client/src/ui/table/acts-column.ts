import type { ReactNode } from 'react';
import type { Column } from './DataTable.tsx';

/** Returns the last column of a table, with the actions on the row, under the same name in every table. */
export const actsColumn = <R>(cell: (row: R) => ReactNode): Column<R> => ({
  key: 'actes',
  label: 'Agir',
  hidesLabel: true,
  cell,
});
