// What is counted over whole lists is asked once the lines of a page are shown, which never wait for it.
import { type FileGroupe, groupesEndpoints } from '@asso/contract/instruction/groupes.endpoints';
import { vueEndpoints } from '@asso/contract/instruction/vue.endpoints';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { andMore, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect, useRef } from 'react';
import type { CallInput, ValueOf } from '../../platform/call/call.ts';
import { useRead } from '../../platform/use-read.ts';

/** By view, how many dossiers it has, in words: « 12 », « 10 000 et plus ». */
export type VueComptes = ReadonlyMap<string, string>;

/** The lines shown; null until they are read. */
type Page = object | null;

/** Counts the views of the queue; null until they are counted. */
export function useVueComptes(page: Page, isAgrements: boolean): VueComptes | null {
  const asked = { query: isAgrements ? { genre: 'agrement' as const } : {} };
  const lu = useReadAfter(vueEndpoints.countVues, asked, page);
  return (
    lu &&
    new Map(lu.comptes.map(({ id, total, totalExact }) => [id, andMore(formatNombre(total), totalExact)]))
  );
}

/** Counts the groups of the list that `query` asks for, whose `page` is one of several; null until they are counted. */
export const useGroupes = (page: Page, query: CallInput<typeof groupesEndpoints.listGroupes>['query']) =>
  useReadAfter(groupesEndpoints.listGroupes, { query }, page)?.groupes ??
  (null as readonly FileGroupe[] | null);

/** Reads after `page` is shown, and again each time other lines are. */
function useReadAfter<E extends Endpoint>(row: E, input: CallInput<E>, page: Page): ValueOf<E> | null {
  const read = useRead(row, page && input);
  const { reload } = read;
  const last = useRef(page);
  useEffect(() => {
    if (page && last.current && page !== last.current) void reload();
    last.current = page ?? last.current;
  }, [page, reload]);
  return read.state === 'lu' ? read.value : null;
}
