import { createStore, type Store } from './store.ts';

/** True while the browser sees a network, which does not prove that the portal can be reached. */
export const isOnline: Store<boolean> = createStore(typeof navigator === 'undefined' || navigator.onLine);

/** The number of calls that found no network and wait to be tried again, with their buttons busy. */
export const waitingActs = createStore(0);

/** The actions that failed, or whose end is not known: while there is one, no success is shown or read aloud. */
const inDoubt = new Set<symbol>();

/** The sentence shown for a call that got no answer: the person has nothing to correct. */
export const networkSentence =
  'Le portail n’a pas répondu : la connexion est coupée ou trop lente. Réessayez dans un instant.';

const retryMs = 10_000;

type Waiter = (isWorthIt: boolean) => void;
const waiters = new Set<Waiter>();

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => isOnline.set(false));
  window.addEventListener('online', noteNetwork);
}

/** Called when the browser sees the network again, or when the portal answers, which proves it better. */
export function noteNetwork(): void {
  if (isOnline.get()) return;
  isOnline.set(true);
  retryWaiting();
}

/**
 * Resolves to true when another try is worth it (the network is back, `retryMs` went by, or the person asks), and to
 * false when the action is given up.
 */
export function untilNetwork(): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setInterval(() => isOnline.get() && settle(true), retryMs);
    const settle: Waiter = (isWorthIt) => {
      clearInterval(timer);
      waiters.delete(settle);
      waitingActs.set(waiters.size);
      resolve(isWorthIt);
    };
    waiters.add(settle);
    waitingActs.set(waiters.size);
  });
}

export const retryWaiting = (): void => settleAll(true);

/** Gives up the calls that wait for a network, when the person leaves the page or prefers to do something else. */
export const giveUpWaiting = (): void => settleAll(false);

function settleAll(isWorthIt: boolean): void {
  for (const settle of [...waiters]) settle(isWorthIt);
}

/**
 * Marks an action as not known to have succeeded until the returned function is called; meanwhile no message of success
 * is shown or read aloud.
 */
export function beginDoubt(): () => void {
  const one = Symbol('doubt');
  inDoubt.add(one);
  return () => void inDoubt.delete(one);
}

export const isInDoubt = (): boolean => inDoubt.size > 0 || waiters.size > 0;
