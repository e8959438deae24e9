import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import type { Db } from '../platform/db/database.ts';
import { registered } from '../platform/registered.ts';

/** The facts that other features can tell about the associations of a person. */
export type AssociationFacts = Partial<
  Pick<
    UserAssociation,
    | 'id_correspondance'
    | 'id_rna'
    | 'id_siren'
    | 'id_siret'
    | 'numero_local'
    | 'nom'
    | 'isValideurCEC'
    | 'representantsLegaux'
    | 'declarations'
    | 'isPassSportEligible'
  >
>;

export type RegistryAsked = {
  personne: { id: string; email: string };
  memberships: readonly {
    id_association: string;
    id_siret: string | null;
    etat: 'demandee' | 'active';
    restreint: boolean;
  }[];
};

/**
 * Gives these facts by association id. `id_siret` is the SIRET of the seat, since a membership of a secondary
 * establishment already holds that of the establishment.
 */
export type DescribeAssociations = (
  db: Db,
  asked: RegistryAsked,
) => Promise<ReadonlyMap<string, AssociationFacts>>;

export type AssociationRegistry = {
  /** Called by `server/features.ts`; what one feature tells completes what the earlier ones told. */
  add(describe: DescribeAssociations): void;
  describe: DescribeAssociations;
};

/** What the other features, registered here, tell about the associations of a person. */
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
