import type { Tx } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';

/** Another account of a dossier, as its row was before; accounts are masked. */
export type ChangementRib = { id_dossier: string; avant: string | null; apres: string };

/** What it changes elsewhere, in sentences both sides read. */
export type SuiteRib = (trx: Tx, changement: ChangementRib) => Promise<string>;

function suites() {
  const all = registered(new Map<string, SuiteRib>());
  return {
    /** Under the name of its feature: built again, it takes its own place. */
    add: (name: string, suite: SuiteRib) => void all.set(name, suite),
    say: async (trx: Tx, changement: ChangementRib): Promise<string> => {
      const said: string[] = [];
      for (const suite of all.values()) said.push(await suite(trx, changement));
      return said.filter(Boolean).join('\n');
    },
  };
}

/** Filled by the features above, which know what is paid on it. */
export const suitesDuRib = suites();
