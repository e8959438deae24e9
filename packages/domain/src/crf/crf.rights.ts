// Rights on a financial report depend on the person's relation to its dossier and on the report's state (§4, §6).
import type { Actor } from '../compte/actor.ts';
import { isCrfAwaited } from '../dossier/crf-attendu.rules.ts';
import { type DossierRef, isInChargeOf, type Relation, relationTo } from '../dossier/dossier.rights.ts';
import {
  type ActionServiceCrf,
  actionsServiceCrf,
  type EtatCrf,
  isCrfEditable,
  movesOfCrf,
} from './crf.states.ts';

export type CrfRights = Record<'list' | 'consult' | 'edit' | 'transmit' | 'decide', boolean>;

export function crfRights(actor: Actor, dossier: DossierRef, etat: EtatCrf): CrfRights {
  const relation = relationTo(actor, dossier);
  const open = relation === 'demandeur' && isCrfEditable(etat);
  return {
    list: relation !== 'aucune',
    consult: canConsultCrf(relation),
    edit: open,
    transmit: open,
    decide: crfDecisions(actor, dossier, etat).length > 0,
  };
}

const canConsultCrf = (relation: Relation): boolean => relation !== 'aucune' && relation !== 'membre';

/** Tells whether the person may begin the report: those who asked for the subvention write it. */
export const canBeginCrf = (actor: Actor, dossier: DossierRef): boolean =>
  relationTo(actor, dossier) === 'demandeur';

/** Returns what a service that granted may do with the report now, in the order in which it is offered. */
export function crfDecisions(actor: Actor, dossier: DossierRef, etat: EtatCrf): ActionServiceCrf[] {
  const isTheirs = dossier.instructions.some((one) => isCrfAwaited(one.etat) && isInChargeOf(actor, one));
  const moves = movesOfCrf(etat, 'service');
  return isTheirs ? actionsServiceCrf.filter((action) => moves.includes(action)) : [];
}
