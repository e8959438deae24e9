import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import type { Db } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';

/** A feature above can tell these facts about the associations of a person. */
export type AssociationFacts = Partial<
  Pick<
    UserAssociation,
    | 'id_correspondance'
    | 'id_rna'
    | 'id_siren'
    | 'id_siret'
    | 'nom'
    | 'isValideurCEC'
    | 'representantsLegaux'
    | 'declarations'
    | 'isPassSportEligible'
  >
>;

export type Asked = {
  personne: { id: string; email: string };
  memberships: readonly {
    id_association: string;
    id_siret: string | null;
    etat: 'demandee' | 'active';
    restreint: boolean;
  }[];
};

/**
 * Gives facts by association id. `id_siret` is that of the seat: a membership of a secondary establishment already
 * holds its own.
 */
export type DescribeAssociations = (db: Db, asked: Asked) => Promise<ReadonlyMap<string, AssociationFacts>>;

export type AssociationRegistry = {
  /** Is called by `server/features.ts`; each addition completes the earlier ones. */
  add(describe: DescribeAssociations): void;
  describe: DescribeAssociations;
};

/** Tells the accounts about the associations of their members, from what the features above know. */
export const associationsOfComptes = associationRegistry();

function associationRegistry(): AssociationRegistry {
  const describers = registered(new Set<DescribeAssociations>());
  return {
    add: (describe) => {
      describers.add(describe);
    },
    describe: async (db, asked) => {
      const known = new Map<string, AssociationFacts>();
      if (asked.memberships.length === 0) return known;
      for (const facts of await Promise.all([...describers].map((describe) => describe(db, asked)))) {
        for (const [id, more] of facts) known.set(id, { ...known.get(id), ...more });
      }
      return known;
    },
  };
}
