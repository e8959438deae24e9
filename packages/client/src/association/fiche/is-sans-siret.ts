import type { UserAssociation } from '@asso/contract/compte/user.schemas';

/** Says whether the person is a member of an association whose head office has no SIRET yet. */
export const hasNoSiret = (association: UserAssociation | null | undefined): association is UserAssociation =>
  association?.etat === 'active' && association.type === 'association' && association.id_siret === null;
