type Line = (() => Promise<void>)[];

/**
 * Does work in a few places at once, never two for one account: an account that asks for much waits for itself, and
 * those who come after it pass before its second work. Gives null to an account of which `maxWaiting` already wait.
 */
export function fairTurns({ places, maxWaiting }: { places: number; maxWaiting: number }) {
  // The account that waits for longest comes first.
  const lines = new Map<string, Line>();
  const served = new Set<string>();

  const serve = (account: string, work: () => Promise<void>): void => {
    served.add(account);
    void work().finally(() => {
      served.delete(account);
      next();
    });
  };

  const next = (): void => {
    for (const [account, [first, ...others]] of [...lines]) {
      if (served.size >= places) return;
      if (served.has(account) || first === undefined) continue;
      lines.delete(account);
      if (others.length > 0) lines.set(account, others);
      serve(account, first);
    }
  };

  return <T>(account: string, work: () => Promise<T>): Promise<T> | null => {
    const line = lines.get(account) ?? [];
    if (line.length >= maxWaiting) return null;
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    lines.set(account, [...line, () => work().then(resolve, reject)]);
    next();
    return promise;
  };
}
