// Rights on a dossier depend on the person and on its state (§4 Edit rights, §6 Permission check; decisions, Who
// belongs where, Dossiers).
import type { Actor } from '../compte/actor.ts';
import { isAdminRole, roleSide } from '../compte/roles.rules.ts';
import { isInTerritoire } from '../compte/territoire-admin.rules.ts';
import {
  type ActionCompletude,
  completudeMoves,
  type EtatCompletude,
} from './completude/completude.states.ts';
import {
  type DroitCondition,
  type OptionsEtat,
  optionsByEtat,
  type Verb,
} from './droits/droits-par-etat.rows.ts';
import type { GenreDossier } from './genre.rows.ts';
import {
  type ActionService,
  actionsService,
  type EtatInstruction,
  isDecide,
  listMoves,
  ordreEtats,
} from './instruction.states.ts';

export type InstructionRef = {
  id_service_instructeur: string;
  etat: EtatInstruction;
  /** The state that a removed dossier left. */
  etat_precedent?: 'A' | 'C' | null;
  code_territoire?: string | null;
  completude?: EtatCompletude;
};

/** The facts about a dossier on which a right is decided; a missing one denies. */
export type DossierRef = {
  /** The kind of dossier; a subvention when absent. */
  genre?: GenreDossier;
  id_association: string;
  id_siret: string;
  createdBy: { id: string; type: 'association' | 'rds'; id_service: string | null };
  sharedWith: readonly string[];
  instructions: readonly InstructionRef[];
  isSubventionActive?: boolean;
};

/** A `membre` sees the list, the states, the amounts and the PDF, but not the detail. */
export type Relation = 'demandeur' | 'membre' | 'service' | 'admin' | 'aucune';

export function relationTo(actor: Actor, dossier: DossierRef): Relation {
  if (roleSide(actor.role) === 'rds') {
    if (isInstructeur(actor) && isCreatedByOwnService(actor, dossier)) return 'demandeur';
    return dossier.instructions.some((one) => isInChargeOf(actor, one)) ? 'service' : 'aucune';
  }
  const isAssociation = actor.role.startsWith('lca.');
  if (isAssociation && (isApplicant(actor, dossier) || isBegunForTheirs(actor, dossier))) return 'demandeur';
  if (isAdminRole(actor.role)) return 'admin';
  return isAssociation && isHeadOfficeMember(actor, dossier) ? 'membre' : 'aucune';
}

/**
 * Tells whether the person acts for services. One who acts as `rds.appli_admin` administers the application and studies
 * no dossier (route /instructeur).
 */
export const isInstructeur = (actor: Actor): boolean =>
  ['rds.user', 'rds.service', 'rds.admin'].includes(actor.role);

/**
 * Tells whether the person is in charge of this instruction: an agent or a service's own account, of those of their
 * services; an rds.admin, also of those of its territory, or of all without a territory.
 */
export function isInChargeOf(actor: Actor, instruction: InstructionRef): boolean {
  if (!isInstructeur(actor)) return false;
  if (actor.services.some((one) => one.id_service === instruction.id_service_instructeur)) return true;
  if (actor.role !== 'rds.admin') return false;
  return isInTerritoire(actor.territoire, instruction.code_territoire);
}

/**
 * Tells whether the person is an applicant: they created the dossier or were given it, and are still an active member
 * of the association, since a person who left reads nothing any more. A person who was given a few dossiers has only
 * those, even when they once created others.
 */
function isApplicant(actor: Actor, dossier: DossierRef): boolean {
  const isGiven = dossier.sharedWith.includes(actor.id);
  const { id_association } = dossier;
  if (actor.associations.some((one) => one.id_association === id_association))
    return isGiven || dossier.createdBy.id === actor.id;
  return isGiven && actor.partages?.includes(id_association) === true;
}

/**
 * Tells whether a service began the dossier for the association of this person: members of the head office or of the
 * dossier's establishment may then take it over, except those to whom earlier dossiers are closed (`passe_ferme`).
 */
const isBegunForTheirs = (actor: Actor, { createdBy, id_association, id_siret }: DossierRef): boolean =>
  createdBy.type === 'rds' &&
  actor.associations.some(
    (one) =>
      one.id_association === id_association &&
      one.passe_ferme !== true &&
      (one.id_siret === null || one.id_siret === id_siret),
  );

/**
 * Tells whether the person is a member of the head office. A person who arrived after everybody had left
 * (`passe_ferme`) does not count: they open only what they began or were given, until an administrator opens the rest.
 */
const isHeadOfficeMember = (actor: Actor, dossier: DossierRef): boolean =>
  actor.associations.some(
    ({ id_association, id_siret, passe_ferme }) =>
      id_association === dossier.id_association && id_siret === null && passe_ferme !== true,
  );

const isCreatedByOwnService = (actor: Actor, dossier: DossierRef): boolean =>
  dossier.createdBy.type === 'rds' &&
  actor.services.some((one) => one.id_service === dossier.createdBy.id_service);

export type DossierRights = {
  /** True when the person may read the header, the states, the amounts and the PDF. */
  list: boolean;
  consult: boolean;
  edit: boolean;
  /**
   * True when the person may write what commits the association: the projects, the amounts asked, the attestation. No
   * service writes these for it.
   */
  commit: boolean;
  remove: boolean;
  restore: boolean;
  transmit: boolean;
  editRib: boolean;
  share: boolean;
  message: boolean;
  /** True when the person may bring what a service found missing. */
  complete: boolean;
  /** True when this person's service can move some instruction of this dossier now. */
  decide: boolean;
};

export function dossierRights(actor: Actor, dossier: DossierRef): DossierRights {
  const relation = relationTo(actor, dossier);
  const isApplicantSide = relation === 'demandeur';
  const canAct = isApplicantSide || relation === 'service';
  // Administrators may edit an agrément dossier too [R6.15].
  const canEdit = canAct || (relation === 'admin' && dossier.genre === 'agrement');
  const part = readablePart(actor, dossier);
  const seen = dossier.instructions.filter((one) =>
    isReadable(part, { id_service: one.id_service_instructeur }),
  );
  const allows = (verb: Verb) => seen.some((one) => isAllowed(verb, { actor, dossier, one }));
  const states = dossier.instructions.map((one) => one.etat);
  const isOpen = isOpenToEdit(states);
  return {
    list: relation !== 'aucune' && (relation !== 'service' || seen.some(wasReceived)),
    consult: relation !== 'aucune' && relation !== 'membre' && allows('consult'),
    edit: canEdit && isOpen && allows('edit'),
    commit: isApplicantSide && isOpen && allows('edit'),
    // What a service has decided stays: the others' corrections do not take the dossier away from it.
    remove: isApplicantSide && isOpen && allows('remove') && !states.some(isDecide),
    restore: isApplicantSide && states.includes('B'),
    transmit: isApplicantSide && isOpen,
    // While the dossier is being typed the RIB is part of the form; afterwards a right of its own opens it.
    editRib:
      dossier.genre !== 'agrement' && canAct && (isBeingTyped(states) ? allows('edit') : allows('editRib')),
    share: isApplicantSide,
    message: canAct && seen.some(({ etat }) => wasSent(etat)),
    complete: dossier.instructions.some((one) => completudeMovesFor(actor, dossier, one).includes('answer')),
    decide: dossier.instructions.some((one) => movesFor(actor, one, dossier.genre).length > 0),
  };
}

/** Says which parts of a dossier, among those that its services write, a person reads. */
export type PartRead = {
  /** The services whose part the person reads; null means all of them. */
  services: readonly string[] | null;
  /** The services for which the person acts, and whose own notes they alone read. */
  charges: readonly string[];
};

/**
 * Returns what the person reads: a service reads only its own part, unless it began the dossier, and the state of
 * another service's instruction gives it no right.
 */
export function readablePart(actor: Actor, dossier: DossierRef): PartRead {
  const charges = dossier.instructions
    .filter((one) => isInChargeOf(actor, one))
    .map((one) => one.id_service_instructeur);
  const relation = relationTo(actor, dossier);
  return { charges, services: relation === 'service' || relation === 'aucune' ? charges : null };
}

/**
 * Tells whether the person reads an item. `id_service` is the service that wrote it or receives it, null or absent when
 * it is for everybody; `isReserve` marks what a service keeps for itself.
 */
export function isReadable(
  { services, charges }: PartRead,
  { id_service, isReserve = false }: { id_service?: string | null; isReserve?: boolean },
): boolean {
  if (isReserve) return typeof id_service === 'string' && charges.includes(id_service);
  return typeof id_service !== 'string' || services === null || services.includes(id_service);
}

/** Tells whether the instruction is neither being typed nor removed. */
const wasSent = (etat: EtatInstruction): boolean => ordreEtats.indexOf(etat) > ordreEtats.indexOf('B');

/**
 * Tells whether the service of this instruction ever received the dossier: of a draft never sent, removed or not, it
 * knows at most that it was begun.
 */
const wasReceived = ({ etat, etat_precedent }: InstructionRef): boolean =>
  etat === 'B' ? etat_precedent === 'C' : etat !== 'A';

/**
 * Returns the service whose received version this person reads, or null when they read the dossier as it is now. A
 * service that sent a dossier back, of any kind, reads what it received until the association transmits it again.
 */
export function readableVersion(actor: Actor, dossier: DossierRef): string | null {
  if (relationTo(actor, dossier) !== 'service') return null;
  const own = dossier.instructions.filter((one) => isInChargeOf(actor, one) && wasReceived(one));
  if (own.length === 0 || own.some(({ etat }) => etat !== 'C' && etat !== 'B')) return null;
  return own[0]?.id_service_instructeur ?? null;
}

const isBeingTyped = (states: readonly EtatInstruction[]): boolean =>
  states.length > 0 && states.every((etat) => etat === 'A');

/** Tells whether a dossier may be edited: while all its instructions are in A, or while one is in C. */
const isOpenToEdit = (states: readonly EtatInstruction[]): boolean =>
  isBeingTyped(states) || states.includes('C');

/** Returns the moves this service may make on this instruction, in the order of the table. */
export function movesFor(actor: Actor, instruction: InstructionRef, genre?: GenreDossier): ActionService[] {
  if (!isInChargeOf(actor, instruction)) return [];
  const moves = listMoves(instruction.etat, 'service', genre);
  return actionsService.filter((action) => moves.includes(action));
}

/** Returns what this person may do about missing items before one service: ask and accept, or answer. */
export function completudeMovesFor(
  actor: Actor,
  dossier: DossierRef,
  instruction: InstructionRef,
): ActionCompletude[] {
  const { completude = 'complet' } = instruction;
  const moves = [
    ...(isInChargeOf(actor, instruction) ? completudeMoves(completude, 'service') : []),
    ...(relationTo(actor, dossier) === 'demandeur' ? completudeMoves(completude, 'demandeur') : []),
  ];
  return moves.filter((action) => isAllowed(action, { actor, dossier, one: instruction }));
}

type Given = { actor: Actor; dossier: DossierRef; one: InstructionRef };

function isAllowed(verb: Verb, given: Given): boolean {
  const options: OptionsEtat | undefined = optionsByEtat[given.one.etat];
  const option = options?.[`${roleSide(given.actor.role)}.${verb}`];
  if (option === undefined || typeof option === 'boolean') return option === true;
  return conditions[option](given);
}

const conditions: Record<DroitCondition, (given: Given) => boolean> = {
  isCreatedByOwnService: ({ actor, dossier }) => isCreatedByOwnService(actor, dossier),
  // The people of the service edit an agrément dossier as long as it is editable [R6.16].
  isOwnOrAgrement: ({ actor, dossier }) =>
    dossier.genre === 'agrement' || isCreatedByOwnService(actor, dossier),
  isOwnOrReceived: ({ actor, dossier, one }) => wasReceived(one) || isCreatedByOwnService(actor, dossier),
  isSubventionInactive: ({ actor, dossier }) =>
    actor.role.startsWith('lca.') && dossier.isSubventionActive === false,
};
