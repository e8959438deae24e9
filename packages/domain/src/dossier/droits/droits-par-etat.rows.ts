// What each side may do of a dossier in each state (§4 Edit rights).
import type { ActionCompletude } from '../completude/completude.states.ts';
import type { EtatInstruction } from '../instruction.states.ts';

export type DroitCondition =
  | 'isCreatedByOwnService'
  | 'isOwnOrAgrement'
  | 'isOwnOrReceived'
  | 'isSubventionInactive';
type Option = boolean | DroitCondition;
export type Verb = 'edit' | 'remove' | 'consult' | 'editRib' | ActionCompletude;
/** The actions allowed in a state; one that is absent is denied. */
export type OptionsEtat = Partial<Record<`${'association' | 'rds'}.${Verb}`, Option>>;

const consultOnly = { 'association.consult': true, 'rds.consult': true } as const;
/** From D to 12, the association may still bring what is missing, and the service may still accept it. */
const sent = {
  ...consultOnly,
  'association.answer': true,
  'rds.answer': true,
  'rds.accept': true,
} as const;
const withRib = { ...sent, 'association.editRib': true, 'rds.editRib': true } as const;

/** The association's own while it types: a service acts on, and in A reads, only what it began itself (ADR 0539). */
const typed = {
  'association.consult': true,
  'association.edit': true,
  'association.remove': true,
  'rds.edit': 'isCreatedByOwnService',
  'rds.remove': 'isCreatedByOwnService',
} as const;

export const optionsByEtat = {
  A: { ...typed, 'rds.consult': 'isCreatedByOwnService' },
  B: {
    'association.consult': true,
    'association.edit': true,
    'rds.consult': 'isOwnOrReceived',
    'rds.edit': 'isCreatedByOwnService',
  },
  C: {
    ...typed,
    'association.editRib': 'isSubventionInactive',
    'rds.edit': 'isOwnOrAgrement',
    'rds.consult': true,
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
