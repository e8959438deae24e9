// A person chooses once for which of their associations they act (« Vous agissez pour »); this browser keeps the
// choice.
import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { createStore, useStore } from '../../ui/page/store.ts';
import { useUser } from './session.ts';

const storageName = 'asso.agir-pour';
const chosen = createStore<string | null>(localStorage.getItem(storageName));

/** Returns a key that names the association as a whole, or one of its secondary establishments. */
export const actingKey = ({ id_association, type, id_siret }: UserAssociation): string =>
  type === 'etablissement' ? `${id_association}/${id_siret}` : id_association;

/** Returns the association that `actedFor` finds; null for a person without an association. */
export function useActingFor(): UserAssociation | null {
  const key = useStore(chosen);
  return actedFor(useUser()?.associations ?? [], key);
}

/**
 * Finds the association chosen, else the first one to which the person has access, else the first one for which they
 * asked for it.
 */
export const actedFor = (associations: readonly UserAssociation[], key: string | null) =>
  associations.find((one) => actingKey(one) === key) ??
  associations.find(({ etat }) => etat === 'active') ??
  associations[0] ??
  null;

/**
 * Returns the membership with which the person sees this establishment: that of the establishment itself, or that of
 * its whole association.
 */
export function actingForSiret(associations: readonly UserAssociation[], siret: string) {
  const active = associations.filter(({ etat }) => etat === 'active');
  return (
    active.find((one) => one.type === 'etablissement' && one.id_siret === siret) ??
    active.find(
      (one) => one.type === 'association' && (one.id_siret === siret || one.id_siren === siret.slice(0, 9)),
    )
  );
}

export function actFor(association: UserAssociation): void {
  localStorage.setItem(storageName, actingKey(association));
  chosen.set(actingKey(association));
}
