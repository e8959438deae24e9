import type { Problem } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import type { HistoryEntry } from '../../platform/history/history.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { registered } from '../../platform/registered.ts';

export type CompteDepart = {
  id: string;
  /** The person or the administrator who decided it. */
  by: NonNullable<HistoryEntry['by']>;
  at: Date;
  /** True when the person accepts that what they alone managed may remain without a manager. */
  repriseOuverte: boolean;
};

/**
 * Gives the reasons that prevent the departure, if any: the caller then rolls its transaction back and reports them.
 */
export type LeaveAll = (tx: Tx, platform: Platform, depart: CompteDepart) => Promise<readonly Problem[]>;

/**
 * Makes the registry in which other features say what they do when an account leaves, in the transaction that closes
 * it.
 */
function departs() {
  const leavers = registered(new Set<LeaveAll>());
  return {
    add: (leave: LeaveAll) => void leavers.add(leave),
    onDepartUtilisateur: async (
      tx: Tx,
      platform: Platform,
      depart: CompteDepart,
    ): Promise<readonly Problem[]> => {
      const found: Problem[] = [];
      for (const leave of leavers) found.push(...(await leave(tx, platform, depart)));
      return found;
    },
  };
}

export const compteDeparts = departs();
