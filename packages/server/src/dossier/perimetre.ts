import type { Actor } from '@asso/domain/compte/actor';
import { isAdminRole, isServiceRole } from '@asso/domain/compte/roles.rules';
import { territoiresIn } from '@asso/domain/compte/territoire-admin.rules';
import type { Perimetre, Personne } from './perimetre.sql.ts';

/** Which dossiers the list of this person looks among; the rights then decide on each. */
export function perimetreOf(actor: Actor): Perimetre {
  if (actor.role === 'rds.admin') {
    if (actor.territoire === null) return { kind: 'tout' };
    return { kind: 'territoires', territoires: territoiresIn(actor.territoire) };
  }
  // Administers the application, instructs nothing.
  if (actor.role === 'rds.appli_admin') return { kind: 'services', services: [] };
  if (isServiceRole(actor.role)) {
    return { kind: 'services', services: actor.services.map((one) => one.id_service) };
  }
  if (isAdminRole(actor.role)) return { kind: 'tout' };
  return personneOf(actor);
}

/** Of these, what the person may open: all of it for a service, what they take part in for a member. */
export function ouvrablesDe(actor: Actor): Perimetre {
  const all = perimetreOf(actor);
  return all.kind === 'personne' ? { ...all, sieges: [] } : all;
}

/** What is open to somebody as a person of their associations. */
export const personneOf = (actor: Actor): Personne => ({
  kind: 'personne',
  id: actor.id,
  sieges: siegesOf(actor),
  autres: actor.associations.map((one) => one.id_association),
  sirets: actor.associations.flatMap((one) => (one.passe_ferme === true ? [] : (one.id_siret ?? []))),
  partages: actor.partages ?? [],
});

/** The associations whose dossiers are all listed to this person: those of their head office, its past open. */
export const siegesOf = ({ associations }: Actor): string[] =>
  associations
    .filter(({ id_siret, passe_ferme }) => id_siret === null && passe_ferme !== true)
    .map(({ id_association }) => id_association);
