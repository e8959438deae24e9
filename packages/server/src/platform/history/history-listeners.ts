import type { Tx } from '../db/database.ts';
import { registered } from '../registered.ts';

/** What a listener is told of a line of the history. */
export type Fact = {
  objet: string;
  id_objet: string;
  at: Date;
  action: string;
  from?: string | null;
  to?: string | null;
  details?: Record<string, unknown>;
};

/** Hears each fact in the transaction that writes it: what it adds is kept with the fact, or not at all. */
type HistoryListener = (tx: Tx, fact: Fact) => Promise<void>;

function listeners() {
  const all = registered(new Map<string, HistoryListener>());
  return {
    /** Under the name of its feature: built again, it takes its own place. */
    add: (name: string, listener: HistoryListener) => void all.set(name, listener),
    hear: async (tx: Tx, fact: Fact): Promise<void> => {
      for (const listener of all.values()) await listener(tx, fact);
    },
  };
}

export const historyListeners = listeners();
