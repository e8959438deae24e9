// Finds the membership that a person already has in an association of the register.
import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import type { User, UserAssociation } from '@asso/contract/compte/user.schemas';

type Place = { association: Pick<AssociationTrouvee, 'id' | 'id_siret_siege'>; siret: string | null };

/**
 * Finds the membership in a place: the head office is one place, with or without its SIRET chosen; each secondary
 * establishment is another.
 */
export function findAppartenance(
  { associations }: Pick<User, 'associations'>,
  { association, siret }: Place,
): UserAssociation | undefined {
  const secondary = siret === null || siret === association.id_siret_siege ? null : siret;
  return associations.find(
    (one) =>
      one.id_association === association.id &&
      (secondary === null
        ? one.type === 'association'
        : one.type === 'etablissement' && one.id_siret === secondary),
  );
}
