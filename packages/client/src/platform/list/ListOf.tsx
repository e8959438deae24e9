import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { ReactNode } from 'react';
import { ListBlock } from './ListBlock.tsx';
import type { ListRow } from './list-row.ts';
import { useList } from './use-list.ts';

type ListOfProps<E extends Endpoint> = { row: ListRow<E>; actions?: ReactNode };

/** Shows a list described by its row alone. */
export const ListOf = <E extends Endpoint>({ row, actions }: ListOfProps<E>) => (
  <ListBlock list={useList(row)} actions={actions} />
);
