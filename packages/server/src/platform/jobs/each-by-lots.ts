type Walk<T> = {
  /** How many are read at once; fewer than that were the last. */
  lot: number;
  /** Those after this one, in an order that does not change; null from the first. */
  list: (after: T | null, limit: number) => Promise<readonly T[]>;
  act: (one: T) => Promise<unknown>;
};

/**
 * Each of a long list. One that fails leaves the others done: what failed is said once all have been, so that the job is tried
 * again and the same one does not stand before the others every night.
 */
export async function eachByLots<T>({ lot, list, act }: Walk<T>): Promise<void> {
  const failures: unknown[] = [];
  let after: T | null = null;
  for (;;) {
    const found = await list(after, lot);
    failures.push(...(await failuresOf(found, act)));
    if (found.length < lot) break;
    after = found.at(-1) ?? null;
  }
  say(failures);
}

/** The same of a list that is there. */
export const eachOf = async <T>(items: readonly T[], act: Walk<T>['act']): Promise<void> =>
  say(await failuresOf(items, act));

async function failuresOf<T>(items: readonly T[], act: Walk<T>['act']): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const one of items) {
    try {
      await act(one);
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

/** Enough of them to see whether they are alike. */
const said = 5;

function say(failures: readonly unknown[]): void {
  if (failures.length === 0) return;
  if (failures.length === 1) throw failures[0];
  throw new AggregateError(failures.slice(0, said), `${failures.length} failed, the first: ${failures[0]}`);
}
