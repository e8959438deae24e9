import type { Actor } from '@asso/domain/compte/actor';
import { isAdminRole, isServiceRole } from '@asso/domain/compte/roles';
import { territoiresIn } from '@asso/domain/compte/territoires.rules';
import type { Perimetre } from './dossier-list.sql.ts';

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
  return {
    kind: 'personne',
    id: actor.id,
    sieges: actor.associations.filter((one) => one.id_siret === null).map((one) => one.id_association),
    autres: actor.associations.filter((one) => one.id_siret !== null).map((one) => one.id_association),
  };
}
