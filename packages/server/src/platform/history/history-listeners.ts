import type { Tx } from '../db/database.ts';
import { registered } from '../registered.ts';

/** What a listener receives about each line of the history. */
export type Fact = {
  objet: string;
  id_objet: string;
  at: Date;
  action: string;
  from?: string | null;
  to?: string | null;
  details?: Record<string, unknown>;
};

/** Is called in the transaction that writes the fact: what it adds is committed with the fact, or not at all. */
export type HistoryListener = (tx: Tx, fact: Fact) => Promise<void>;

function listeners() {
  const all = registered(new Map<string, HistoryListener>());
  return {
    /**
     * Registers under the name of the feature: when the feature is built again, its listener replaces the former one.
     */
    add: (name: string, listener: HistoryListener) => void all.set(name, listener),
    hear: async (tx: Tx, fact: Fact): Promise<void> => {
      for (const listener of all.values()) await listener(tx, fact);
    },
  };
}

export const historyListeners = listeners();
