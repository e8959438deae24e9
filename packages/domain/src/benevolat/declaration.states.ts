// A volunteer's declaration has four statuses, the moves between them, and four reasons for a refusal (§4 CEC
// volunteer validation statuses; decisions, Other states).
import { findTransition, type StatesTable } from '../kernel/states.ts';

/** The code is also what people read. */
export const statutsCec = {
  'En attente de décision': 'En attente de décision',
  Validée: 'Validée',
  Refusée: 'Refusée',
  'Non traitée': 'Non traitée',
} as const;
export type StatutCec = keyof typeof statutsCec;

export const ordreStatutsCec = [
  'En attente de décision',
  'Validée',
  'Refusée',
  'Non traitée',
] as const satisfies StatutCec[];

/** The status with which a declaration arrives. */
export const statutInitial: StatutCec = 'En attente de décision';

/** The answers that a valideur may give. */
export const decisionsCec = ['Validée', 'Refusée'] as const satisfies StatutCec[];
export type DecisionCec = (typeof decisionsCec)[number];

/** A reason is stored and sent by its id. */
export const motifsRefusCec = {
  0: 'association dissoute',
  1: "bénévole non connu de l'association ou de l'établissement",
  2: "bénévole connu mais n'ayant pas exercé les fonctions lui accordant les droits CEC",
  3: "nombre d'heures déclaré incohérent avec l'activité réelle du bénévole",
} as const;
export type MotifRefusCec = keyof typeof motifsRefusCec;
export const idsMotifsRefus = [0, 1, 2, 3] as const satisfies MotifRefusCec[];
export const isMotifRefus = (id: number): id is MotifRefusCec => Object.hasOwn(motifsRefusCec, id);

export type ActeurCec = 'valideur' | 'portail';
export type ActionCec = 'valider' | 'refuser' | 'clore';

const table: StatesTable<StatutCec, ActionCec, ActeurCec> = {
  labels: statutsCec,
  transitions: [
    { action: 'valider', from: 'En attente de décision', to: 'Validée', by: 'valideur' },
    { action: 'refuser', from: 'En attente de décision', to: 'Refusée', by: 'valideur', reason: true },
    { action: 'clore', from: 'En attente de décision', to: 'Non traitée', by: 'portail' },
  ],
};

/** The action that leads to each decision. */
export const actionByDecision: Record<DecisionCec, ActionCec> = { Validée: 'valider', Refusée: 'refuser' };

type Move = { from: StatutCec; action: ActionCec; by: ActeurCec };
export const findMoveCec = (move: Move) => findTransition(table, move);

/** The colour says who acts next, as for a dossier. */
export const tonsCec: Record<StatutCec, 'a-vous' | 'atteint' | 'refus' | 'clos'> = {
  'En attente de décision': 'a-vous',
  Validée: 'atteint',
  Refusée: 'refus',
  'Non traitée': 'clos',
};
