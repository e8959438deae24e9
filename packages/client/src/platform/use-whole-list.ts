import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { type CallInput, type CallOutcome, call, type ValueOf } from './call/call.ts';
import { type Read, readCacheKey, useReadWith } from './use-read.ts';

type Page = { items: readonly unknown[]; next: string | null };

const byPage = 100;
/** A list of more lines than this many pages hold is cut: a page that shows it must be searched by the server. */
const mostPages = 50;

/**
 * Reads a list whole, page after page, for a page that shows all of it or searches in it; `next` is null unless the list
 * was cut.
 */
export function useWholeList<E extends Endpoint>(row: E, input: CallInput<E> | null): Read<ValueOf<E>> {
  const asked = input && withQuery(input, { limit: byPage });
  return useReadWith(row, asked, { ask: callPages, key: [...readCacheKey(row, asked), 'whole'] });
}

const withQuery = <E>(input: CallInput<E>, more: object): CallInput<E> => ({
  ...input,
  query: { ...(input.query as object | undefined), ...more } as CallInput<E>['query'],
});

async function callPages<E extends Endpoint>(row: E, input: CallInput<E>): Promise<CallOutcome<E>> {
  const { held } = input;
  // The server tells that nothing changed for a page only: what several pages gave is read anew.
  const isOnePage = held?.ok && (held.value as Page).items.length <= byPage;
  let outcome = await call(row, isOnePage ? input : { ...input, held: undefined });
  const items: unknown[] = [];
  for (let pages = 1; outcome.ok; pages += 1) {
    const page = outcome.value as Page;
    items.push(...page.items);
    if (page.next === null || pages === mostPages)
      return { ...outcome, value: { ...page, items } as ValueOf<E> };
    outcome = await call(row, withQuery({ ...input, held: undefined }, { cursor: page.next }));
  }
  return outcome;
}
