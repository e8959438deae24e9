import { createStore } from '../page/store.ts';

/** What the dialog says of the work that would be lost with the page. */
export type Unsent = { titre: string; perte: string; partir: string };

/** Holds the unsent work on the page: while there is some, leaving the page asks for confirmation. */
export const unsent = createStore<readonly Unsent[]>([]);

/** The pending question about leaving the page, answered by the dialog that stands around every page. */
export const leaving = createStore<{ answer: (mayLeave: boolean) => void } | null>(null);

/** Counts the work as unsent until the function it returns is called. */
export function holdUnsent(work: Unsent): () => void {
  const held = { ...work };
  unsent.set((before) => [...before, held]);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => {
    unsent.set((before) => before.filter((one) => one !== held));
    removeEventListener('beforeunload', ask);
  };
}

/** Asks whether to leave the page with unsent work; resolves to true when the person leaves all the same. */
export const askToLeave = (): Promise<boolean> =>
  new Promise((resolve) => {
    leaving.set({
      answer: (isLeaving) => {
        leaving.set(null);
        resolve(isLeaving);
      },
    });
  });
