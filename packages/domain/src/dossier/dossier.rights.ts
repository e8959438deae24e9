// Who may do what on a dossier, in which state (§4 Edit rights, §6 Permission check; decisions, Who belongs where, Dossiers).
import type { Actor } from '../compte/actor.ts';
import { isAdminRole, sideOf } from '../compte/roles.rules.ts';
import { isInTerritoire } from '../compte/territoire-admin.rules.ts';
import { type ActionCompletude, completudeMoves, type EtatCompletude } from './completude.states.ts';
import type { GenreDossier } from './genre.rows.ts';
import {
  type ActionService,
  actionsService,
  type EtatInstruction,
  movesOf,
  ordreEtats,
} from './instruction.states.ts';

type Condition = 'isCreatedByOwnService' | 'isSubventionInactive';
type Option = boolean | Condition;
type Verb = 'edit' | 'remove' | 'consult' | 'editRib' | ActionCompletude;
/** Only what is written is allowed: an action that is absent is denied. */
export type OptionsEtat = Partial<Record<`${'association' | 'rds'}.${Verb}`, Option>>;

const consultOnly = { 'association.consult': true, 'rds.consult': true } as const;
/** From D to 12: what is missing may still be brought, and found good. */
const sent = {
  ...consultOnly,
  'association.answer': true,
  'rds.answer': true,
  'rds.accept': true,
} as const;
const withRib = { ...sent, 'association.editRib': true, 'rds.editRib': true } as const;

const optionsParEtat = {
  A: {
    ...consultOnly,
    'association.edit': true,
    'association.remove': true,
    'rds.edit': true,
    'rds.remove': 'isCreatedByOwnService',
  },
  B: { ...consultOnly, 'association.edit': true, 'rds.edit': true },
  C: {
    ...consultOnly,
    'association.edit': true,
    'association.remove': true,
    'association.editRib': 'isSubventionInactive',
    'rds.edit': true,
    'rds.remove': 'isCreatedByOwnService',
  },
  D: { ...sent, 'rds.ask': true },
  '2': { ...withRib, 'rds.ask': true },
  '6': withRib,
  '7': withRib,
  '8': withRib,
  '9': sent,
  '10': sent,
  '11': sent,
  '12': sent,
} as const satisfies Record<EtatInstruction, OptionsEtat>;

export type InstructionRef = {
  id_service_instructeur: string;
  etat: EtatInstruction;
  code_territoire?: string | null;
  completude?: EtatCompletude;
};

/** What a right is decided on; a missing input denies. */
export type DossierRef = {
  /** A grant unless said. */
  genre?: GenreDossier;
  id_association: string;
  id_siret: string;
  createdBy: { id: string; type: 'association' | 'rds'; id_service: string | null };
  sharedWith: readonly string[];
  instructions: readonly InstructionRef[];
  isSubventionActive?: boolean;
};

/** `membre`: sees list, states, amounts and PDF, not the detail. */
export type Relation = 'demandeur' | 'membre' | 'service' | 'admin' | 'aucune';

export function relationTo(actor: Actor, dossier: DossierRef): Relation {
  if (sideOf(actor.role) === 'rds') {
    if (isInstructeur(actor) && isCreatedByOwnService(actor, dossier)) return 'demandeur';
    return dossier.instructions.some((one) => isInChargeOf(actor, one)) ? 'service' : 'aucune';
  }
  const isAssociation = actor.role.startsWith('lca.');
  if (isAssociation && (isApplicant(actor, dossier) || isBegunForTheirs(actor, dossier))) return 'demandeur';
  if (isAdminRole(actor.role)) return 'admin';
  return isAssociation && isHeadOfficeMember(actor, dossier) ? 'membre' : 'aucune';
}

/** Who wears the hat of `rds.appli_admin` administers the application, and instructs nothing (route /instructeur). */
export const isInstructeur = (actor: Actor): boolean =>
  ['rds.user', 'rds.service', 'rds.admin'].includes(actor.role);

/** A service moves its own instructions; an rds.admin those of its territory, or all without one. */
export function isInChargeOf(actor: Actor, instruction: InstructionRef): boolean {
  if (!isInstructeur(actor)) return false;
  if (actor.services.some((one) => one.id_service === instruction.id_service_instructeur)) return true;
  if (actor.role !== 'rds.admin') return false;
  return isInTerritoire(actor.territoire, instruction.code_territoire);
}

/**
 * Creator or shared, and still an active member of the association: who left reads nothing any more. Who is given a few
 * dossiers has those alone, even where they once created others.
 */
function isApplicant(actor: Actor, dossier: DossierRef): boolean {
  const isGiven = dossier.sharedWith.includes(actor.id);
  const { id_association } = dossier;
  if (actor.associations.some((one) => one.id_association === id_association))
    return isGiven || dossier.createdBy.id === actor.id;
  return isGiven && actor.partages?.includes(id_association) === true;
}

/** What a service began for an association is its managers' to take over; the past closed to one of them stays so. */
const isBegunForTheirs = (actor: Actor, { createdBy, id_association, id_siret }: DossierRef): boolean =>
  createdBy.type === 'rds' &&
  actor.associations.some(
    (one) =>
      one.id_association === id_association &&
      one.passe_ferme !== true &&
      (one.id_siret === null || one.id_siret === id_siret),
  );

/** To who came after all had left, only what they began or were given is open until an administrator opens the rest. */
const isHeadOfficeMember = (actor: Actor, dossier: DossierRef): boolean =>
  actor.associations.some(
    ({ id_association, id_siret, passe_ferme }) =>
      id_association === dossier.id_association && id_siret === null && passe_ferme !== true,
  );

const isCreatedByOwnService = (actor: Actor, dossier: DossierRef): boolean =>
  dossier.createdBy.type === 'rds' &&
  actor.services.some((one) => one.id_service === dossier.createdBy.id_service);

export type DossierRights = {
  /** Head, states and amounts; the PDF. */
  list: boolean;
  consult: boolean;
  edit: boolean;
  /** What commits the association: the projects, the amounts asked, the attestation. No service writes these for it. */
  commit: boolean;
  remove: boolean;
  restore: boolean;
  transmit: boolean;
  editRib: boolean;
  share: boolean;
  message: boolean;
  /** What a service found missing may be brought. */
  complete: boolean;
  /** Some instruction of this dossier can be moved by this service now. */
  decide: boolean;
};

export function dossierRights(actor: Actor, dossier: DossierRef): DossierRights {
  const relation = relationTo(actor, dossier);
  const isApplicantSide = relation === 'demandeur';
  const canAct = isApplicantSide || relation === 'service';
  // An accreditation dossier is its administrators' to edit too [R6.15].
  const canEdit = canAct || (relation === 'admin' && dossier.genre === 'agrement');
  const part = partLue(actor, dossier);
  const seen = dossier.instructions.flatMap((one) =>
    isLu(part, { id_service: one.id_service_instructeur }) ? one.etat : [],
  );
  const allows = (verb: Verb) => seen.some((etat) => isAllowed(verb, { actor, dossier, etat }));
  const states = dossier.instructions.map((one) => one.etat);
  const isOpen = isOpenToEdit(states);
  return {
    list: relation !== 'aucune',
    consult: relation !== 'aucune' && relation !== 'membre' && allows('consult'),
    edit: canEdit && isOpen && allows('edit'),
    commit: isApplicantSide && isOpen && allows('edit'),
    remove: isApplicantSide && isOpen && allows('remove'),
    restore: isApplicantSide && states.includes('B'),
    transmit: isApplicantSide && isOpen,
    // While everything is being typed the RIB is part of the form; afterwards it has rows of its own.
    editRib:
      dossier.genre !== 'agrement' && canAct && (isBeingTyped(states) ? allows('edit') : allows('editRib')),
    share: isApplicantSide,
    message: canAct && seen.some(wasSent),
    complete: dossier.instructions.some((one) => completudeMovesFor(actor, dossier, one).includes('answer')),
    decide: dossier.instructions.some((one) => movesFor(actor, one, dossier.genre).length > 0),
  };
}

/** What a person reads of what the services of one dossier write there. */
export type PartLue = {
  /** The services whose part is read; null: all of them. */
  services: readonly string[] | null;
  /** Those this person acts for: what a service keeps for itself is read by these alone. */
  charges: readonly string[];
};

/** A service reads its own part only, unless it began the dossier: what another one does opens nothing to it. */
export function partLue(actor: Actor, dossier: DossierRef): PartLue {
  const charges = dossier.instructions
    .filter((one) => isInChargeOf(actor, one))
    .map((one) => one.id_service_instructeur);
  const relation = relationTo(actor, dossier);
  return { charges, services: relation === 'service' || relation === 'aucune' ? charges : null };
}

/** `id_service`: the service it is from, or to; null or absent: it is everybody's. */
export function isLu(
  { services, charges }: PartLue,
  { id_service, isReserve = false }: { id_service?: string | null; isReserve?: boolean },
): boolean {
  if (isReserve) return typeof id_service === 'string' && charges.includes(id_service);
  return typeof id_service !== 'string' || services === null || services.includes(id_service);
}

/** Neither being typed nor removed. */
const wasSent = (etat: EtatInstruction): boolean => ordreEtats.indexOf(etat) > ordreEtats.indexOf('B');

const isBeingTyped = (states: readonly EtatInstruction[]): boolean =>
  states.length > 0 && states.every((etat) => etat === 'A');

/** While every instruction is in A, or while one is in C (decisions, Dossiers). */
const isOpenToEdit = (states: readonly EtatInstruction[]): boolean =>
  isBeingTyped(states) || states.includes('C');

/** The moves this service may make on this instruction, in the order of the table. */
export function movesFor(actor: Actor, instruction: InstructionRef, genre?: GenreDossier): ActionService[] {
  if (!isInChargeOf(actor, instruction)) return [];
  const moves = movesOf(instruction.etat, 'service', genre);
  return actionsService.filter((action) => moves.includes(action));
}

/** What this person may do about what is missing before one service: ask and accept, or answer. */
export function completudeMovesFor(
  actor: Actor,
  dossier: DossierRef,
  instruction: InstructionRef,
): ActionCompletude[] {
  const { etat, completude = 'complet' } = instruction;
  const moves = [
    ...(isInChargeOf(actor, instruction) ? completudeMoves(completude, 'service') : []),
    ...(relationTo(actor, dossier) === 'demandeur' ? completudeMoves(completude, 'demandeur') : []),
  ];
  return moves.filter((action) => isAllowed(action, { actor, dossier, etat }));
}

type Given = { actor: Actor; dossier: DossierRef; etat: EtatInstruction };

function isAllowed(verb: Verb, given: Given): boolean {
  const options: OptionsEtat | undefined = optionsParEtat[given.etat];
  const option = options?.[`${sideOf(given.actor.role)}.${verb}`];
  if (option === undefined || typeof option === 'boolean') return option === true;
  return conditions[option](given);
}

const conditions: Record<Condition, (given: Given) => boolean> = {
  isCreatedByOwnService: ({ actor, dossier }) => isCreatedByOwnService(actor, dossier),
  isSubventionInactive: ({ actor, dossier }) =>
    actor.role.startsWith('lca.') && dossier.isSubventionActive === false,
};
