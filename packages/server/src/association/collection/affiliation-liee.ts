import type { Problem } from '@asso/domain/kernel/result';
import type { Db } from '../../platform/db/database.ts';
import { registered } from '../../platform/registered.ts';

/** An affiliation of an association, named by the SIREN of the federation or the union. */
export type AffiliationLiee = { id_association: string; siren: string };

/** Tells whether something in force depends on this affiliation. */
export type UsageAffiliation = (db: Db, affiliation: AffiliationLiee) => Promise<boolean>;

/**
 * Makes the registry in which other features say which affiliations they use: one on which inscriptions depend is
 * neither withdrawn nor given another number.
 */
function affiliationUsages() {
  const usages = registered(new Set<UsageAffiliation>());
  return {
    add: (usage: UsageAffiliation) => void usages.add(usage),
    isUsed: async (db: Db, affiliation: AffiliationLiee): Promise<boolean> => {
      for (const usage of usages) if (await usage(db, affiliation)) return true;
      return false;
    },
  };
}

export const usagesOfAffiliations = affiliationUsages();

type Ligne = { id_association: string; id_siren?: string | null };

/**
 * Returns the problem of changing the SIREN of an affiliation that is in use, or of withdrawing it (`to` is null); null
 * when nothing prevents the change.
 */
export async function affiliationLieeProblem(
  db: Db,
  from: object,
  to: object | null,
): Promise<Problem | null> {
  // These rows are always affiliations, so they are read with the columns of that collection.
  const { id_association, id_siren: siren } = from as Ligne;
  if (!siren || siren === (to as Ligne | null)?.id_siren) return null;
  const isUsed = await usagesOfAffiliations.isUsed(db, { id_association, siren });
  return isUsed ? { code: 'association.federation-liee', field: 'id_siren' } : null;
}
