import type { User, UserAssociation } from '@asso/contract/compte/user.schemas';
import { useEffect, useRef } from 'react';
import { useRouteParams } from '../platform/page/query-params.ts';
import { actFor, actingKey, useActingFor } from '../platform/session/acting-for.ts';
import { notify } from '../platform/session/announcements.ts';
import { useSignedInUser } from '../platform/session/session.ts';
import { useWornRole } from '../platform/session/session-role.ts';
import { numeroInAddress } from './fiche/fiche-href.ts';

export type AssociationPage = {
  /** A number of the page's association; null when the address names none and the person acts for none. */
  id: string | null;
  /** The membership of the person in this association; undefined for services and administrators. */
  membership: UserAssociation | undefined;
};

/**
 * Returns the association that the page is about: the one named in the address, else the one the person acts for.
 * Opening another of one's associations acts for it from then on.
 */
export const useAssociationPage = (): AssociationPage =>
  useAssociationNamed(useRouteParams().idCorrespondance);

/** Returns what `useAssociationPage` returns, for a page whose address names the association by another parameter. */
export function useAssociationNamed(named: string | undefined): AssociationPage {
  const user = useSignedInUser();
  const acting = useActingFor();
  const isAssociation = useWornRole() === 'lca.association';
  const membership = isAssociation ? membershipOf(user, acting, named) : undefined;
  const answered = useRef<string | undefined>(undefined);
  useEffect(() => {
    // The association acted for changes only when the page does: choosing another one at the top already leads to
    // another page.
    const key = membership && actingKey(membership);
    if (!membership || !acting || key === answered.current) return;
    answered.current = key;
    if (key === actingKey(acting)) return;
    actFor(membership);
    notify('info', `Vous agissez maintenant pour ${membership.nom}.`);
  }, [membership, acting]);
  return { id: named ?? (acting && isAssociation ? numeroInAddress(acting) : null), membership };
}

/**
 * Returns the person's membership in the association named; the one they act for comes first, since they may manage
 * both the association and one of its establishments.
 */
function membershipOf(
  { associations }: Pick<User, 'associations'>,
  acting: UserAssociation | null,
  named: string | undefined,
): UserAssociation | undefined {
  if (named === undefined) return acting ?? undefined;
  if (acting && isNamed(acting, named)) return acting;
  return associations.find((one) => isNamed(one, named));
}

const isNamed = (one: UserAssociation, id: string): boolean =>
  [one.id_correspondance, one.id_siren, one.id_rna, one.id_siret, one.id_association].includes(id);
