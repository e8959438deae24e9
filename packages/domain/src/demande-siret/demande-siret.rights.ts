// The creator or an administrator acts on a SIRET request, and the other members see only its state (§6 SIRET
// request access).
import type { Actor } from '../compte/actor.ts';
import { isAdminRole } from '../compte/roles.rules.ts';
import { isInTerritoire } from '../compte/territoire-admin.rules.ts';
import {
  type ActionSiret,
  type DecisionSiret,
  decisionsSiret,
  type EtatSiret,
  isEditableIn,
  movesOfSiret,
} from './demande-siret.states.ts';

/** The facts about a SIRET request on which a right is decided; a missing one denies. */
export type DemandeSiretRef = {
  id_association: string;
  code_departement: string | null;
  createdBy: string;
  /** The people who took over from those who left. */
  sharedWith: readonly string[];
  etat: EtatSiret;
};

/** A `membre` knows that a request exists, with its number and its state. */
export type RelationSiret = 'demandeur' | 'admin' | 'membre' | 'aucune';

export function relationToSiret(actor: Actor, demande: DemandeSiretRef): RelationSiret {
  if (isAdminOf(actor, demande)) return 'admin';
  if (actor.role !== 'lca.association' || !isMembre(actor, demande)) return 'aucune';
  const isTheirs = demande.createdBy === actor.id || demande.sharedWith.includes(actor.id);
  return isTheirs ? 'demandeur' : 'membre';
}

/** Tells whether the person administers this request; an « Administrateur local » acts only in its territory. */
const isAdminOf = (
  { role, territoire }: Actor,
  demande: Pick<DemandeSiretRef, 'code_departement'>,
): boolean =>
  isAdminRole(role) && (role === 'lca.admin' || isInTerritoire(territoire, demande.code_departement));

/** Tells whether the person is a member of the association; one who left it reads nothing any more. */
const isMembre = (actor: Actor, { id_association }: Pick<DemandeSiretRef, 'id_association'>): boolean =>
  actor.associations.some((one) => one.id_association === id_association);

/** Tells whether the person may begin a request: a member of the association or an administrator. */
export const canBeginSiret = (
  actor: Actor,
  association: Pick<DemandeSiretRef, 'id_association' | 'code_departement'>,
): boolean =>
  isAdminOf(actor, association) || (actor.role === 'lca.association' && isMembre(actor, association));

export type DemandeSiretRights = Record<
  'list' | 'consult' | 'edit' | 'remove' | 'transmit' | 'decide',
  boolean
>;

export function demandeSiretRights(actor: Actor, demande: DemandeSiretRef): DemandeSiretRights {
  const relation = relationToSiret(actor, demande);
  const consult = relation === 'demandeur' || relation === 'admin';
  const open = consult && isEditableIn(demande.etat);
  return {
    list: relation !== 'aucune',
    consult,
    edit: open,
    remove: open,
    transmit: open,
    decide: decisionsFor(actor, demande).length > 0,
  };
}

/** Returns what an administrator may decide now, in the order in which it is offered. */
export function decisionsFor(actor: Actor, demande: DemandeSiretRef): DecisionSiret[] {
  if (relationToSiret(actor, demande) !== 'admin') return [];
  const moves: readonly ActionSiret[] = movesOfSiret(demande.etat, 'service');
  return decisionsSiret.filter((action) => moves.includes(action));
}
