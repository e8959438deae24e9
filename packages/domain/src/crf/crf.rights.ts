// Who may do what with a financial report: the dossier says who one is, the state of the report what may be done (§4, §6).
import type { Actor } from '../compte/actor.ts';
import { attendCrf } from '../dossier/crf-attendu.rules.ts';
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

/** Who asked for the grant says what was made of it. */
export const canBeginCrf = (actor: Actor, dossier: DossierRef): boolean =>
  relationTo(actor, dossier) === 'demandeur';

/** What a service that granted may do with it now, in the order it is offered. */
export function crfDecisions(actor: Actor, dossier: DossierRef, etat: EtatCrf): ActionServiceCrf[] {
  const isTheirs = dossier.instructions.some((one) => attendCrf(one.etat) && isInChargeOf(actor, one));
  const moves = movesOfCrf(etat, 'service');
  return isTheirs ? actionsServiceCrf.filter((action) => moves.includes(action)) : [];
}
