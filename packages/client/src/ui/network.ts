// Whether there is a network, and the acts that wait for it: one rule for all of them.
import { createStore, type Store } from './store.ts';

/** As long as the browser knows of a network; it may still lead nowhere. */
export const isOnline: Store<boolean> = createStore(typeof navigator === 'undefined' || navigator.onLine);

/** How many acts met no network and wait in their place, their buttons busy. */
export const waitingActs = createStore(0);

/** Acts whose end is not known, or that failed: nothing else is praised meanwhile. */
const inDoubt = new Set<symbol>();

/** What is said of a call that came back with nothing; nobody has anything to correct. */
export const networkSentence =
  'Le portail n’a pas répondu : la connexion est coupée ou trop lente. Réessayez dans un instant.';

const retryMs = 10_000;

type Waiter = (isWorthIt: boolean) => void;
const waiters = new Set<Waiter>();

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => isOnline.set(false));
  window.addEventListener('online', () => {
    isOnline.set(true);
    retryWaiting();
  });
}

/** True when another try is worth it: the network is back, ten seconds went by, or somebody asks. False: given up. */
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

/** The page is left, or the person would rather do something else. */
export const giveUpWaiting = (): void => settleAll(false);

function settleAll(isWorthIt: boolean): void {
  for (const settle of [...waiters]) settle(isWorthIt);
}

/** From here to what it returns, no good news hides that an act has not succeeded. */
export function beginDoubt(): () => void {
  const one = Symbol('doubt');
  inDoubt.add(one);
  return () => void inDoubt.delete(one);
}

export const isInDoubt = (): boolean => inDoubt.size > 0 || waiters.size > 0;
