type Walk<T> = {
  /** The number of items read at once; a shorter lot is the last. */
  lot: number;
  /** Lists the items after the given one, in an order that does not change; null starts at the first. */
  list: (after: T | null, limit: number) => Promise<readonly T[]>;
  act: (one: T) => Promise<unknown>;
};

/**
 * Acts on each item of a long list. A failure does not stop the others: failures are thrown together at the end, so
 * that the job is tried again and a faulty item does not block those after it every night.
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

/** Acts on each item of a list that is already in memory, as the function above does on lots. */
export const runEach = async <T>(items: readonly T[], act: Walk<T>['act']): Promise<void> =>
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

/** How many failures are listed: enough to see whether they are alike. */
const said = 5;

function say(failures: readonly unknown[]): void {
  if (failures.length === 0) return;
  if (failures.length === 1) throw failures[0];
  throw new AggregateError(failures.slice(0, said), `${failures.length} failed, the first: ${failures[0]}`);
}
