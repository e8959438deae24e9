// Each kind of letter goes with some decisions, and says some of their cases.
import type { ActionService } from '../dossier/instruction.states.ts';
import { type CasDecision, casDecision } from '../dossier/texte-lettre.schema.ts';

export const naturesCourrier = {
  decision: 'Lettre de décision : accordée, en partie ou refusée',
  accord: 'Notification d’accord',
  refus: 'Notification de refus',
  rejet: 'Notification de rejet',
  correction: 'Demande de corrections',
  convention: 'Convention',
} as const;
export type NatureCourrier = keyof typeof naturesCourrier;
export const nomsNatures = Object.keys(naturesCourrier) as NatureCourrier[];

/** The letters that may go with each decision; a decision that is absent has none. */
const naturesParAction: Partial<Record<ActionService, readonly NatureCourrier[]>> = {
  grant: ['decision', 'accord', 'convention'],
  refuse: ['decision', 'refus'],
  reject: ['decision', 'rejet'],
  sendBack: ['correction'],
};

export const naturesOf = (action: ActionService): readonly NatureCourrier[] => naturesParAction[action] ?? [];

/** A decision goes with one letter at most, and with one convention at most. */
export type GenreCourrier = 'lettre' | 'convention';
export const genreOf = (nature: NatureCourrier): GenreCourrier =>
  nature === 'convention' ? 'convention' : 'lettre';

/**
 * Returns the letter that leaves with a decision unless others are chosen: the only one published for it, and never a
 * convention. A letter written for this outcome alone is preferred to one that says several.
 */
export const modelesDAvance = (
  action: ActionService,
  modeles: readonly { id_version: string; nature: NatureCourrier }[],
): string[] => {
  const letters = modeles.filter(
    ({ nature }) => genreOf(nature) === 'lettre' && naturesOf(action).includes(nature),
  );
  const own = letters.filter(({ nature }) => nature !== 'decision');
  const [only, ...others] = own.length > 0 ? own : letters;
  return only && others.length === 0 ? [only.id_version] : [];
};

/** The cases of the decisions with which each kind of letter leaves; a letter that asks for corrections has none. */
export const casDesNatures: Record<NatureCourrier, readonly CasDecision[]> = {
  decision: casDecision,
  accord: ['accordee', 'partie'],
  refus: ['refusee'],
  rejet: ['refusee'],
  correction: [],
  convention: ['accordee', 'partie'],
};
