import { createStore } from '../page/store.ts';

/** Counts the pieces of unsent work on the page: while there is one, leaving the page asks for confirmation. */
export const unsent = createStore(0);

/** The pending question about leaving the page, answered by the dialog that stands around every page. */
export const leaving = createStore<{ answer: (mayLeave: boolean) => void } | null>(null);

/** Marks work as unsent until the returned function is called. */
export function holdUnsent(): () => void {
  unsent.set((count) => count + 1);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => {
    unsent.set((count) => count - 1);
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
