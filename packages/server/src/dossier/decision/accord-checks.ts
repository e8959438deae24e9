import { ok, type Result } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { registered } from '../../platform/registered.ts';
import type { Grant } from '../dossier-kinds.ts';

/** How a grant is weighed against what its service has left. */
export type Pesee = {
  /** The reason given when it goes beyond. */
  motif_enveloppe?: string;
  /** The other grants of the same act: each replaces what was proposed on its dossier. */
  ensemble?: readonly { id_dossier: string; montants: Grant['montants'] }[];
  /** True when it was weighed and counted before, as it was decided: leaving takes nothing more. */
  isPesee?: boolean;
};

/** A grant that is about to be made. */
export type Accord = Grant & Pesee;

/**
 * A check runs before a service grants, in the transaction that holds the dossier; its `keep` runs once the grant is
 * written.
 */
export type AccordCheck = (trx: Tx, accord: Accord) => Promise<Result<{ keep: () => Promise<void> }>>;

function accordChecks() {
  const checks = registered(new Set<AccordCheck>());
  return {
    add: (check: AccordCheck) => void checks.add(check),
    /** The first check that refuses stops the grant: nothing is written yet. */
    run: async (trx: Tx, accord: Accord): Promise<Result<{ keep: () => Promise<void> }>> => {
      const kept: (() => Promise<void>)[] = [];
      for (const check of checks) {
        const found = await check(trx, accord);
        if (!found.ok) return found;
        kept.push(found.value.keep);
      }
      return ok({
        keep: async () => {
          for (const keep of kept) await keep();
        },
      });
    },
  };
}

/** The features that know what a service may spend add their checks to this registry. */
export const checksOfAccords = accordChecks();
