import type { Actor } from '@asso/domain/compte/actor';
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

type Reading = { actor: Actor; id_association: string };

/** Lists the bank details of an association that are paid by a dossier which is before this person. */
export type RibsPayes = (db: Db, asked: Reading) => Promise<readonly string[]>;

/** Makes the registry of the bank details that a service reads whole: elsewhere it reads them masked. */
function ribsPayes() {
  const readers = registered(new Set<RibsPayes>());
  return {
    add: (reader: RibsPayes) => void readers.add(reader),
    of: async (db: Db, asked: Reading): Promise<ReadonlySet<string>> => {
      const found = await Promise.all([...readers].map((reader) => reader(db, asked)));
      return new Set(found.flat());
    },
  };
}

export const ribsPayesDevant = ribsPayes();
