import type { Actor } from '@asso/domain/compte/actor';
import type { ActionInstruction } from '@asso/domain/dossier/instruction.states';
import type { Problem } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { registered } from '../../platform/registered.ts';
import type { DossierRow, InstructionRow } from '../dossier.sql.ts';

type Mouvement = {
  dossier: DossierRow;
  /** The instruction before the move. */
  instruction: InstructionRow;
  action: ActionInstruction;
  actor: Actor;
  at: Date;
};

/** A payment that goes with a move, as its e-mail and its notification tell it, with its sum in euros. */
export type VersementToTell = { precisions?: string; versement: { dit: string; montant: number } };

/** What another feature adds to the moves of an instruction: it may refuse one, or write something with it. */
export type SuiteMouvement = {
  /** Called before anything is written, and by the desk, which says in advance what would be refused. */
  refuse?: (db: Db, mouvement: Omit<Mouvement, 'at'>) => Promise<Problem | null>;
  /** Runs in the transaction of the move; gives the payment that it wrote with it, if any, which people are told of. */
  follow?: (platform: Platform, trx: Tx, mouvement: Mouvement) => Promise<VersementToTell | undefined>;
  /**
   * Puts a person of the service in charge, in the transaction of the move, and tells them; gives their id, or null when
   * nobody is given the dossier.
   */
  confie?: (platform: Platform, trx: Tx, mouvement: Mouvement) => Promise<string | null>;
};

function suites() {
  const all = registered(new Map<string, SuiteMouvement>());
  return {
    /** Adds an entry under the name of its feature: when the feature is built again, it replaces the former one. */
    add: (name: string, suite: SuiteMouvement) => void all.set(name, suite),
    refuse: async (db: Db, mouvement: Omit<Mouvement, 'at'>): Promise<Problem | null> => {
      for (const { refuse } of all.values()) {
        const problem = (await refuse?.(db, mouvement)) ?? null;
        if (problem) return problem;
      }
      return null;
    },
    follow: async (
      platform: Platform,
      trx: Tx,
      mouvement: Mouvement,
    ): Promise<VersementToTell | undefined> => {
      let dit: VersementToTell | undefined;
      for (const { follow } of all.values()) dit = (await follow?.(platform, trx, mouvement)) ?? dit;
      return dit;
    },
    confie: async (platform: Platform, trx: Tx, mouvement: Mouvement): Promise<string | null> => {
      for (const { confie } of all.values()) {
        const to = (await confie?.(platform, trx, mouvement)) ?? null;
        if (to !== null) return to;
      }
      return null;
    },
  };
}

export const mouvementSuites = suites();
