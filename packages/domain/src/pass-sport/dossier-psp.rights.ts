// Who opens the Pass'Sport file of an establishment, and who writes in it (§6 Pass'Sport dossier access).
import { type Acces, isWithin } from '../association/association.rights.ts';
import type { Actor } from '../compte/actor.ts';
import { isServiceRole } from '../compte/roles.rules.ts';

/** A dossier as its rights look at it; null where none was begun. */
export type DossierPspRef = { createdBy: string; sharedWith: readonly string[] } | null;

type Place = { acces: Acces; id_siret: string };

export type DossierPspRights = { consult: boolean; hasWright: boolean };

/** Somebody else's establishment is not there: no right of any kind, and not one to know. */
export const seesEtablissement = ({ acces, id_siret }: Place): boolean =>
  acces.rights.consult && isWithin(acces, id_siret);

/**
 * Anyone of the association as long as there is none [R6.25]; then its creator, who it is shared with, and services [R6.26].
 * Writing is an administrator's, its creator's and theirs it is shared with [R6.27].
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

/** The list of an association's dossiers is kept for administrators and people of the head office [R6.28]. */
export const listsDossiersPsp = ({ profil }: Acces): boolean =>
  profil === 'siege' || profil === 'administration';
