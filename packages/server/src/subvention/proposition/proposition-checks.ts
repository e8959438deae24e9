import type { MontantPropose } from '@asso/domain/dossier/proposition.rules';
import { ok, type Result } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { registered } from '../../platform/registered.ts';

/** What a service is about to propose on one dossier: the amounts before and after, with its reason. */
export type Weighed = {
  id_dossier: string;
  id_service: string;
  avant: readonly MontantPropose[];
  apres: readonly MontantPropose[];
  motifAvant: string;
  motif: string;
};

/** A check returns the names of what the proposal exceeds; it refuses when the reason for exceeding it is missing. */
export type PropositionCheck = (trx: Tx, weighed: Weighed) => Promise<Result<string[]>>;

function propositionChecks() {
  const checks = registered(new Set<PropositionCheck>());
  return {
    add: (check: PropositionCheck) => void checks.add(check),
    run: async (trx: Tx, weighed: Weighed): Promise<Result<string[]>> => {
      const beyond: string[] = [];
      for (const check of checks) {
        const found = await check(trx, weighed);
        if (!found.ok) return found;
        beyond.push(...found.value);
      }
      return ok(beyond);
    },
  };
}

/** The features that know what a service may spend add their checks to this registry. */
export const checksOfPropositions = propositionChecks();
