// A key acts for one owner and never does more than the person who gave it.
import { type AssociationRef, associationAccess } from '../association/association.rights.ts';
import type { Actor, CleWorn } from '../compte/actor.ts';
import { isInTerritoire } from '../compte/territoire-admin.rules.ts';
import { isInstructeur } from '../dossier/dossier.rights.ts';
import { answersForService } from '../service/responsable.rules.ts';

export type ServiceRef = { id: string; code_territoire: string; locked: boolean };
export type Proprietaire =
  | { cote: 'association'; association: AssociationRef }
  | { cote: 'service'; service: ServiceRef };

/**
 * Tells whether the person may give keys. Those of an association are given by its managers at the head office, and by
 * the portal's administration for a software editor; those of a service by its manager (responsable), its own account,
 * and the administrators of its territory.
 */
export function canManageCles(actor: Actor, proprietaire: Proprietaire): boolean {
  if (proprietaire.cote === 'association') {
    const { profil } = associationAccess(actor, proprietaire.association);
    return profil === 'siege' || profil === 'administration';
  }
  const { service } = proprietaire;
  if (service.locked) return false;
  if (actor.role === 'lca.admin') return true;
  if (!isInstructeur(actor)) return false;
  const own = actor.services.some((one) => one.id_service === service.id && answersForService(one));
  return own || (actor.role === 'rds.admin' && isInTerritoire(actor.territoire, service.code_territoire));
}

/**
 * Returns the actor of a call with this key: the person who gave it, in the role that opens the owner, without
 * anything else they belong to. Returns null when they may no longer give it. `wearing` makes that person an actor
 * in one of their roles.
 */
export function cleActor(
  wearing: (role: string) => Actor,
  { cle, proprietaire, roles }: { cle: CleWorn; proprietaire: Proprietaire; roles: readonly string[] },
): Actor | null {
  const hats = proprietaire.cote === 'association' ? chapeauxAssociation : chapeauxService;
  for (const role of hats.filter((one) => roles.includes(one))) {
    const giver = wearing(role);
    if (giver.closedBy === undefined && canManageCles(giver, proprietaire)) {
      return { ...giver, ...within(giver, proprietaire), partages: [], territoire: null, cle };
    }
  }
  return null;
}

const chapeauxAssociation = ['lca.association', 'lca.admin'];
const chapeauxService = ['rds.service', 'rds.user', 'rds.admin', 'lca.admin'];

/**
 * Returns the role and the memberships of a key. An administrator's role would open everything, so the key takes the
 * role of a member of its owner.
 */
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
