import { ok, type Result } from '@asso/domain/kernel/result';
import type { Tx } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';
import type { Grant } from './dossier-kinds.ts';

/** What is about to be granted, and why it goes beyond what the service has. */
export type Accord = Grant & { motif_enveloppe?: string };

/** Looked at before a service grants, in the transaction that holds the dossier; `keep` is done once it has. */
export type AccordCheck = (trx: Tx, accord: Accord) => Promise<Result<{ keep: () => Promise<void> }>>;

function accordChecks() {
  const checks = registered(new Set<AccordCheck>());
  return {
    add: (check: AccordCheck) => void checks.add(check),
    /** The first that refuses stops it: nothing is written yet. */
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

/** Filled by the features above, which know what a service may spend. */
export const checksOfAccords = accordChecks();
