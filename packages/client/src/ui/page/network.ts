// All acts that meet no network wait by the same rule.
import { createStore, type Store } from './store.ts';

/** True while the browser knows of a network, which may still lead nowhere. */
export const isOnline: Store<boolean> = createStore(typeof navigator === 'undefined' || navigator.onLine);

/** Counts the acts that met no network and wait, with their buttons busy. */
export const waitingActs = createStore(0);

/** While an act has failed or its end is not known, no other success is announced. */
const inDoubt = new Set<symbol>();

/** This sentence stands for a call that got no answer: the person has nothing to correct. */
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

/**
 * Resolves to true when another try is worth it: the network is back, ten seconds went by, or somebody asks; to false
 * when the act is given up.
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

/** The person leaves the page, or would rather do something else. */
export const giveUpWaiting = (): void => settleAll(false);

function settleAll(isWorthIt: boolean): void {
  for (const settle of [...waiters]) settle(isWorthIt);
}

/** Until the function it returns is called, no good news hides that an act has not succeeded. */
export function beginDoubt(): () => void {
  const one = Symbol('doubt');
  inDoubt.add(one);
  return () => void inDoubt.delete(one);
}

export const isInDoubt = (): boolean => inDoubt.size > 0 || waiters.size > 0;
