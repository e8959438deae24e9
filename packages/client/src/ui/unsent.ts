// What was made on a page and has not left it: going away is asked about first.
import { createStore } from './store.ts';

/** How many things would be lost with the page. */
export const unsent = createStore(0);

/** Asked before a page with something unsent is left; answered by the dialog of the frame. */
export const leaving = createStore<{ answer: (mayLeave: boolean) => void } | null>(null);

/** From here to what it returns. */
export function holdUnsent(): () => void {
  unsent.set((count) => count + 1);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => {
    unsent.set((count) => count - 1);
    removeEventListener('beforeunload', ask);
  };
}

/** True when the person leaves all the same. */
export const askToLeave = (): Promise<boolean> =>
  new Promise((resolve) => {
    leaving.set({
      answer: (isLeaving) => {
        leaving.set(null);
        resolve(isLeaving);
      },
    });
  });
