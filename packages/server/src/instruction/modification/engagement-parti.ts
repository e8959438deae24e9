import type { Db } from '../../platform/db/database.ts';
import { slot } from '../../platform/registered.ts';
import type { InstructionPlace } from '../bureau/affectation.sql.ts';

/** What left for the payer about a decision: in which lot last, and for which sum so far, in euros. */
export type EngagementParti = { lot: string; montant: number };

type Find = (db: Db, place: InstructionPlace) => Promise<EngagementParti | undefined>;

/** The feature that sends commitments fills this: who amends a decision is told that one has left. */
export const engagementPartiRegistry = registry();

function registry() {
  const { fill, read } = slot<Find>();
  return {
    fill,
    find: async (db: Db, place: InstructionPlace): Promise<EngagementParti | null> =>
      (await read()?.(db, place)) ?? null,
  };
}
