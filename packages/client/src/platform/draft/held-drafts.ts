// While a page holds a draft open, in this tab or another, only that page sends the draft.

const held = new Map<string, number>();
const lockOf = (name: string): string => `asso.brouillon.${name}`;

/** Reserves the draft for this page until the returned function is called. */
export function holdDraft(name: string): () => void {
  held.set(name, (held.get(name) ?? 0) + 1);
  let release = (): void => undefined;
  const left = new Promise<void>((resolve) => {
    release = resolve;
  });
  if ('locks' in navigator) void navigator.locks.request(lockOf(name), { mode: 'shared' }, () => left);
  return () => {
    held.set(name, (held.get(name) ?? 1) - 1);
    release();
  };
}

/** Runs the work unless a page holds the draft. */
export async function unlessHeld(name: string, work: () => Promise<void>): Promise<void> {
  if ((held.get(name) ?? 0) > 0) return;
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
