// Before leaving a page with unsent work on it, the person is asked to confirm.
import { createStore } from '../page/store.ts';

/** Counts the things that would be lost with the page. */
export const unsent = createStore(0);

/** The pending question about leaving the page; the dialog of the frame answers it. */
export const leaving = createStore<{ answer: (mayLeave: boolean) => void } | null>(null);

/** Work counts as unsent until the function it returns is called. */
export function holdUnsent(): () => void {
  unsent.set((count) => count + 1);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => {
    unsent.set((count) => count - 1);
    removeEventListener('beforeunload', ask);
  };
}

/** Resolves to true when the person leaves all the same. */
export const askToLeave = (): Promise<boolean> =>
  new Promise((resolve) => {
    leaving.set({
      answer: (isLeaving) => {
        leaving.set(null);
        resolve(isLeaving);
      },
    });
  });
