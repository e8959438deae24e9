// Who gives keys, and what a key is once it calls: never more than the person who gave it, and within one owner.
import { type AssociationRef, associationAccess } from '../association/association.rights.ts';
import type { Actor, CleWorn } from '../compte/actor.ts';
import { isInTerritoire } from '../compte/territoire-admin.rules.ts';
import { isInstructeur } from '../dossier/dossier.rights.ts';

export type ServiceRef = { id: string; code_territoire: string; locked: boolean };
export type Proprietaire =
  | { cote: 'association'; association: AssociationRef }
  | { cote: 'service'; service: ServiceRef };

/**
 * An association's: its managers at the head office, and the portal's administration, for an editor. A service's: who is
 * responsible in it, its own account, and who administers the services of its territory.
 */
export function gereLesCles(actor: Actor, proprietaire: Proprietaire): boolean {
  if (proprietaire.cote === 'association') {
    const { profil } = associationAccess(actor, proprietaire.association);
    return profil === 'siege' || profil === 'administration';
  }
  const { service } = proprietaire;
  if (service.locked) return false;
  if (actor.role === 'lca.admin') return true;
  if (!isInstructeur(actor)) return false;
  const own = actor.services.some((one) => one.id_service === service.id && repondDuService(one));
  return own || (actor.role === 'rds.admin' && isInTerritoire(actor.territoire, service.code_territoire));
}

/** Who is responsible in it, or its own account: the others of the service give no keys. */
export const repondDuService = ({ role }: { role: string }): boolean =>
  role === 'responsable' || role === 'compte';

/**
 * Who calls with this key: its giver, with the hat that opens the owner and nothing of what else they belong to. Null when
 * they may no longer give it. `wearing` is the giver under one of their hats.
 */
export function acteurDeCle(
  wearing: (role: string) => Actor,
  { cle, proprietaire, roles }: { cle: CleWorn; proprietaire: Proprietaire; roles: readonly string[] },
): Actor | null {
  const hats = proprietaire.cote === 'association' ? chapeauxAssociation : chapeauxService;
  for (const role of hats.filter((one) => roles.includes(one))) {
    const giver = wearing(role);
    if (giver.closedBy === undefined && gereLesCles(giver, proprietaire)) {
      return { ...giver, ...within(giver, proprietaire), partages: [], territoire: null, cle };
    }
  }
  return null;
}

const chapeauxAssociation = ['lca.association', 'lca.admin'];
const chapeauxService = ['rds.service', 'rds.user', 'rds.admin', 'lca.admin'];

/** The hat of an administrator opens everything: a key wears that of who belongs to its owner. */
function within(
  giver: Actor,
  proprietaire: Proprietaire,
): Pick<Actor, 'role' | 'roles' | 'associations' | 'services'> {
  if (proprietaire.cote === 'association') {
    const { id } = proprietaire.association;
    const own = giver.associations.filter((one) => one.id_association === id);
    const associations =
      giver.role === 'lca.admin' ? [{ id_association: id, id_siret: null, fonction: 'Éditeur' }] : own;
    return { role: 'lca.association', roles: ['lca.association'], associations, services: [] };
  }
  const { id } = proprietaire.service;
  const own = giver.services.filter((one) => one.id_service === id);
  const services = own.length > 0 ? own : [{ id_service: id, role: 'membre' }];
  const role = giver.role === 'rds.service' ? 'rds.service' : 'rds.user';
  return { role, roles: [role], associations: [], services };
}
