import type { ReactNode } from 'react';
import type { Column } from './DataTable.tsx';

/** The last column of a table has what one can do with its row, under one name everywhere. */
export const actsColumn = <R>(cell: (row: R) => ReactNode): Column<R> => ({
  key: 'actes',
  label: 'Agir',
  hidesLabel: true,
  cell,
});
