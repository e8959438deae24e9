import type { Problem } from '@asso/domain/kernel/result';
import type { Tx } from '../platform/db/database.ts';
import type { HistoryEntry } from '../platform/history/history.sql.ts';
import type { Platform } from '../platform/platform.ts';
import { registered } from '../platform/registered.ts';

export type Depart = {
  /** The account that goes away. */
  id: string;
  /** Who decided it: the person, or an administrator. */
  by: NonNullable<HistoryEntry['by']>;
  at: Date;
  /** Said by the person: what only they managed may stay without anybody. */
  repriseOuverte: boolean;
};

/** What is in the way, if anything: the caller then undoes its transaction and says it. */
export type LeaveAll = (tx: Tx, platform: Platform, depart: Depart) => Promise<readonly Problem[]>;

/** What a feature above does when an account goes away; called in the transaction that closes it. */
function departs() {
  const leavers = registered(new Set<LeaveAll>());
  return {
    add: (leave: LeaveAll) => void leavers.add(leave),
    onDepartUtilisateur: async (tx: Tx, platform: Platform, depart: Depart): Promise<readonly Problem[]> => {
      const found: Problem[] = [];
      for (const leave of leavers) found.push(...(await leave(tx, platform, depart)));
      return found;
    },
  };
}

export const departsDeComptes = departs();
