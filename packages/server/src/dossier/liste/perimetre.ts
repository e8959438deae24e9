import type { Actor } from '@asso/domain/compte/actor';
import { isAdminRole, isServiceRole } from '@asso/domain/compte/roles.rules';
import { territoiresIn } from '@asso/domain/compte/territoire-admin.rules';
import type { Perimetre, Personne } from './perimetre.sql.ts';

/** Says which dossiers this person's list is made of; the rights then decide what they may do with each. */
export function readPerimetre(actor: Actor): Perimetre {
  if (actor.role === 'rds.admin') {
    if (actor.territoire === null) return { kind: 'tout' };
    return { kind: 'territoires', territoires: territoiresIn(actor.territoire) };
  }
  // An `rds.appli_admin` administers the application and instructs nothing.
  if (actor.role === 'rds.appli_admin') return { kind: 'services', services: [] };
  if (isServiceRole(actor.role)) {
    return { kind: 'services', services: actor.services.map((one) => one.id_service) };
  }
  if (isAdminRole(actor.role)) return { kind: 'tout' };
  return personnePerimetre(actor);
}

/**
 * Says which dossiers of the list the person may open: all of them for a service, those they take part in for a
 * member.
 */
export function ouvrablesPerimetre(actor: Actor): Perimetre {
  const all = readPerimetre(actor);
  return all.kind === 'personne' ? { ...all, sieges: [] } : all;
}

/** Gives the perimeter of a person as a member of their associations. */
export const personnePerimetre = (actor: Actor): Personne => ({
  kind: 'personne',
  id: actor.id,
  sieges: listMySieges(actor),
  autres: actor.associations.map((one) => one.id_association),
  sirets: actor.associations.flatMap((one) => (one.passe_ferme === true ? [] : (one.id_siret ?? []))),
  partages: actor.partages ?? [],
});

/**
 * Lists the associations all of whose dossiers are listed to this person: those where they act for the head office and
 * where the past is open to them.
 */
export const listMySieges = ({ associations }: Actor): string[] =>
  associations
    .filter(({ id_siret, passe_ferme }) => id_siret === null && passe_ferme !== true)
    .map(({ id_association }) => id_association);
