import { useSyncExternalStore } from 'react';

/** A store holds a value outside React that components can watch. */
export type Store<T> = {
  get: () => T;
  set: (next: T | ((present: T) => T)) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<T>(initial: T): Store<T> {
  let present = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => present,
    set: (next) => {
      const value = typeof next === 'function' ? (next as (value: T) => T)(present) : next;
      if (Object.is(value, present)) return;
      present = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
