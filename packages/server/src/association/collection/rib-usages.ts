import type { Db } from '../../platform/db/database.ts';
import { registered } from '../../platform/registered.ts';

/** Tells whether a dossier that its author may no longer change has money sent to this bank detail. */
export type RibUsage = (db: Db, idRib: string) => Promise<boolean>;

/**
 * Makes the registry in which other features say how they use RIBs: one in use is replaced by a new row, never changed.
 */
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
