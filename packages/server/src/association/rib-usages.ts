import type { Db } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';

/** Says whether a file that is no longer its author's to change sends money to this bank detail. */
export type RibUsage = (db: Db, idRib: string) => Promise<boolean>;

/** Filled by the features above: a bank detail in use is replaced, never changed under them. */
function ribUsages() {
  const usages = registered(new Set<RibUsage>());
  return {
    add: (usage: RibUsage) => void usages.add(usage),
    isUsed: async (db: Db, idRib: string) => {
      for (const usage of usages) if (await usage(db, idRib)) return true;
      return false;
    },
  };
}

export const usagesOfRibs = ribUsages();
