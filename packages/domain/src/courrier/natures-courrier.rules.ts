// Each kind of letter belongs to one kind of procedure, goes with some decisions, and says some of their cases.
import type { GenreDossier } from '../dossier/genre.rows.ts';
import type { ActionService } from '../dossier/instruction.states.ts';
import { type CasDecision, casDecision } from '../dossier/texte-lettre.schema.ts';

export const naturesCourrier = {
  decision: 'Lettre de décision : accordée, en partie ou refusée',
  accord: 'Notification d’accord',
  refus: 'Notification de refus',
  rejet: 'Notification de rejet',
  correction: 'Demande de corrections',
  convention: 'Convention',
  'agrement-accord': 'Agrément : notification d’accord',
  'agrement-refus': 'Agrément : notification de refus ou de rejet',
  'agrement-correction': 'Agrément : demande de corrections',
} as const;
export type NatureCourrier = keyof typeof naturesCourrier;
export const nomsNatures = Object.keys(naturesCourrier) as NatureCourrier[];

type ParAction = Partial<Record<ActionService, readonly NatureCourrier[]>>;

/** The letters that may go with each decision; a decision that is absent has none. */
const naturesParGenre: Record<GenreDossier, ParAction> = {
  subvention: {
    grant: ['decision', 'accord', 'convention'],
    refuse: ['decision', 'refus'],
    reject: ['decision', 'rejet'],
    sendBack: ['correction'],
  },
  agrement: {
    grant: ['agrement-accord'],
    refuse: ['agrement-refus'],
    reject: ['agrement-refus'],
    sendBack: ['agrement-correction'],
  },
};

export const listNatures = (action: ActionService, genre: GenreDossier): readonly NatureCourrier[] =>
  naturesParGenre[genre][action] ?? [];

/** Names the kind of procedure whose dossiers may have this letter. */
export const courrierDemarche = (nature: NatureCourrier): GenreDossier =>
  nature.startsWith('agrement-') ? 'agrement' : 'subvention';

/** A decision goes with one letter at most, and with one convention at most. */
export type GenreCourrier = 'lettre' | 'convention';
export const readGenreCourrier = (nature: NatureCourrier): GenreCourrier =>
  nature === 'convention' ? 'convention' : 'lettre';

/**
 * Returns the letter that leaves with a decision unless others are chosen: the only one published for it, and never a
 * convention. A letter written for this outcome alone is preferred to one that says several.
 */
export const draftModeles = (
  natures: readonly NatureCourrier[],
  modeles: readonly { id_version: string; nature: NatureCourrier }[],
): string[] => {
  const letters = modeles.filter(
    ({ nature }) => readGenreCourrier(nature) === 'lettre' && natures.includes(nature),
  );
  const own = letters.filter(({ nature }) => nature !== 'decision');
  const [only, ...others] = own.length > 0 ? own : letters;
  return only && others.length === 0 ? [only.id_version] : [];
};

/** The cases of the decisions with which each kind of letter leaves; a letter that asks for corrections has none. */
export const casByNature: Record<NatureCourrier, readonly CasDecision[]> = {
  decision: casDecision,
  accord: ['accordee', 'partie'],
  refus: ['refusee'],
  rejet: ['refusee'],
  correction: [],
  convention: ['accordee', 'partie'],
  'agrement-accord': ['accordee'],
  'agrement-refus': ['refusee'],
  'agrement-correction': [],
};
