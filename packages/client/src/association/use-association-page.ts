import type { User, UserAssociation } from '@asso/contract/compte/user.schemas';
import { useEffect, useRef } from 'react';
import { actFor, actingKey, useActingFor } from '../platform/acting-for.ts';
import { notify } from '../platform/announcements.ts';
import { useRouteParams } from '../platform/query-params.ts';
import { useSignedInUser } from '../platform/session.ts';
import { useWornRole } from '../platform/session-role.ts';
import { numeroInAddress } from './rubriques.ts';

export type AssociationPage = {
  /** Any number of the association the page is about; null when the address names none and nobody is acted for. */
  id: string | null;
  /** What the person is to it; absent for services and administrators. */
  membership: UserAssociation | undefined;
};

/** The association the address names, else the one of the strip; opening another of one's own makes the strip follow. */
export const useAssociationPage = (): AssociationPage =>
  useAssociationNamed(useRouteParams().idCorrespondance);

/** The same where the address names it otherwise. */
export function useAssociationNamed(named: string | undefined): AssociationPage {
  const user = useSignedInUser();
  const acting = useActingFor();
  const isAssociation = useWornRole() === 'lca.association';
  const membership = isAssociation ? membershipOf(user, acting, named) : undefined;
  const answered = useRef<string | undefined>(undefined);
  useEffect(() => {
    // Only when the page changes: a choice made in the strip leads elsewhere by itself.
    const key = membership && actingKey(membership);
    if (!membership || !acting || key === answered.current) return;
    answered.current = key;
    if (key === actingKey(acting)) return;
    actFor(membership);
    notify('info', `Vous agissez maintenant pour ${membership.nom}.`);
  }, [membership, acting]);
  return { id: named ?? (acting && isAssociation ? numeroInAddress(acting) : null), membership };
}

/** The one acted for first: a person may manage both the head office and an establishment. */
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
