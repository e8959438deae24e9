// Some people open the Pass'Sport dossier of an establishment, and fewer write in it (§6 Pass'Sport dossier
// access).
import { type Acces, isWithin } from '../association/association.rights.ts';
import type { Actor } from '../compte/actor.ts';
import { isServiceRole } from '../compte/roles.rules.ts';

/** The people on whom the rights on a dossier depend; null when no dossier was begun. */
export type DossierPspRef = { createdBy: string; sharedWith: readonly string[] } | null;

type Place = { acces: Acces; id_siret: string };

export type DossierPspRights = { consult: boolean; hasWright: boolean };

/**
 * Tells whether the person sees this establishment; one outside their access gives no right, not even to know that it
 * exists.
 */
export const seesEtablissement = ({ acces, id_siret }: Place): boolean =>
  acces.rights.consult && isWithin(acces, id_siret);

/**
 * Returns the rights on a dossier. While none was begun, any member of the association may begin it [R6.25]; afterwards
 * its creator and the people it is shared with read and write it, services read it [R6.26], and an administrator writes
 * it too [R6.27].
 */
export function dossierPspRights(actor: Actor, dossier: DossierPspRef, place: Place): DossierPspRights {
  if (!seesEtablissement(place)) return { consult: false, hasWright: false };
  if (actor.role === 'lca.admin') return { consult: true, hasWright: true };
  if (isServiceRole(actor.role)) return { consult: true, hasWright: false };
  const isMembre = place.acces.profil === 'siege' || place.acces.profil === 'secondaire';
  if (!dossier) return { consult: true, hasWright: isMembre };
  const hasWright = isMembre && isTheirs(actor, dossier);
  return { consult: hasWright, hasWright };
}

const isTheirs = ({ id }: Actor, { createdBy, sharedWith }: NonNullable<DossierPspRef>): boolean =>
  createdBy === id || sharedWith.includes(id);

/**
 * Tells whether the person sees the list of an association's dossiers: only administrators and people of the head
 * office do [R6.28].
 */
export const listsDossiersPsp = ({ profil }: Acces): boolean =>
  profil === 'siege' || profil === 'administration';
