import type { Tx } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';

/** A change of a dossier's bank account; both accounts are masked. */
export type ChangementRib = { id_dossier: string; avant: string | null; apres: string };

/**
 * Says, in sentences that the association and its services read, what another feature makes of the change of account.
 */
export type SuiteRib = (trx: Tx, changement: ChangementRib) => Promise<string>;

function suites() {
  const all = registered(new Map<string, SuiteRib>());
  return {
    /** Adds an entry under the name of its feature: when the feature is built again, it replaces the former one. */
    add: (name: string, suite: SuiteRib) => void all.set(name, suite),
    say: async (trx: Tx, changement: ChangementRib): Promise<string> => {
      const said: string[] = [];
      for (const suite of all.values()) said.push(await suite(trx, changement));
      return said.filter(Boolean).join('\n');
    },
  };
}

/** The features that know what is paid on the account add their entries to this registry. */
export const ribSuites = suites();
