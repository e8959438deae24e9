// An answer that the portal wrote, and nobody confirmed or changed, is kept but never shown as an answer (§5
// autopopulation).
import { isBlank } from '../kernel/asks.ts';
import { changesBetween, readAt } from '../kernel/changes.ts';
import { type ValueRow, valueProblems } from '../kernel/value-problems.ts';
import { findTarget } from '../kernel/writable.ts';
import { anneesBornes, isDayOutside } from './dates-projet.rules.ts';
import { sayAnnees } from './dates-projet.words.ts';
import { type Projet, projetFields } from './projet.fields.ts';
import { type Annees, projetBornes } from './projet-annees.rules.ts';
import { cheminsProposes, nomRelue, notApplicable } from './projet-contenu.fields.ts';
import { type CampagneRubriques, findRubrique, rubriquesDemandees } from './projet-rubriques.rows.ts';

/** The sections that autopopulation fills with words, numbers and dates. */
const remplies = ['description', 'beneficiaire', 'territoires', 'moyens', 'evaluation'] as const;

/** Fields that are never proposals, because they come from the dossier itself. */
const jamais = ['description.periode', 'description.id_responsable'];

export type Proposition = {
  path: string;
  row: ValueRow;
  value: unknown;
  /** False when the value would be refused as an answer. */
  isAnswer: boolean;
  /** The years of the request (« 2027 »), given for a day outside them: the day is stored and not proposed. */
  horsDe?: string;
};

/** Lists what `nouveau`, the project as it was created, holds in the sections that this campaign asks. */
export function listPropositions(
  nouveau: Projet,
  { campagne, annees }: { campagne: CampagneRubriques; annees: Annees },
): Proposition[] {
  const asked = rubriquesDemandees(campagne);
  return remplies
    .flatMap((section) => Object.entries(changesBetween({}, nouveau[section] ?? {}, section)))
    .filter(([path, { to }]) => !isLine(path) && !jamais.includes(path) && !isBlank(to))
    .flatMap(([path, { to }]) => {
      const row = rowAt(path);
      if (!row || !asked.some((rubrique) => rubrique === findRubrique(path))) return [];
      const isHors = row.kind === 'date' && isDayOutside(to, annees);
      return [
        {
          path,
          row,
          value: to,
          isAnswer: valueProblems(row, to).length === 0,
          ...(isHors && { horsDe: sayAnnees(annees) }),
        },
      ];
    });
}

/** Returns the proposals that are unchanged and that nobody confirmed. */
export const listPending = <P extends Pick<Proposition, 'path' | 'value'>>(
  projet: Projet,
  propositions: readonly P[],
): P[] => propositions.filter(({ path, value }) => readAt(projet, path) === value && !isRelue(projet, path));

/**
 * Tells whether a proposal is shown already taken: a choice is, since the reader of the page sees it; a text or a day
 * is never shown as somebody's words.
 */
export const isChoixPris = ({ row, isAnswer }: Pick<Proposition, 'row' | 'isAnswer'>): boolean =>
  isAnswer && (row.kind === 'choice' || row.kind === 'bool');

export const isRelue = (projet: Projet, path: string): boolean => projet.relues?.[nomRelue(path)] === true;

/**
 * Returns the confirmed answers (`reluesFields`) of a project sent whole, in one call: its author confirms each answer that
 * it holds, even one equal to the portal's proposal.
 */
export const markRelues = (given: Projet): Pick<Projet, 'relues'> => ({
  relues: Object.fromEntries(
    cheminsProposes
      .filter((path) => !isBlank(readAt(given, path)) && readAt(given, path) !== notApplicable)
      .map((path) => [nomRelue(path), true]),
  ),
});

export type ARelire = {
  path: string;
  label: string;
  motif: 'propose' | 'colle' | 'hors-exercice';
};

/** Returns the proposals that a project must have as answers, and that nobody wrote, confirmed nor saw. */
export const listUnanswered = (projet: Projet, propositions: readonly Proposition[]): Proposition[] =>
  listPending(projet, propositions).filter(
    ({ path, row, isAnswer }) => isAnswer && isAttendue(projet, { path, row }) && !isVue(projet, path),
  );

/**
 * Lists what to read again (what blocks is in `projet-ecrit.rules.ts`): a required answer that only the portal wrote, a text stuck
 * to the portal's words, dates outside the years.
 */
export function pointsToReread(
  projet: Projet,
  propositions: readonly Proposition[],
  annees: Annees,
): ARelire[] {
  const proposees = listUnanswered(projet, propositions).map(({ path, row }) => ({
    path,
    label: row.label,
    motif: 'propose' as const,
  }));
  const collees = propositions
    .filter(({ path, value }) => value === notApplicable && isColle(readAt(projet, path)))
    .map(({ path, row }) => ({ path, label: row.label, motif: 'colle' as const }));
  const found: ARelire[] = [...proposees, ...collees];
  const isDayLeft = found.some(({ path }) => path.startsWith('description.date_'));
  if (!isDayLeft && isHorsExercice(projet, annees)) {
    found.push({ path: 'description.date_debut', label: 'Dates du projet', motif: 'hors-exercice' });
  }
  const order = propositions.map(({ path }) => path);
  return found.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
}

/**
 * Tells whether the person has read this answer: whoever wrote the number of participants had beside it the choices
 * that describe the participants.
 */
const isVue = ({ beneficiaire }: Projet, path: string): boolean =>
  path.startsWith('beneficiaire.') && Number(beneficiaire?.nombre ?? 0) > 0;

/**
 * Tells whether an answer is expected: a required one is, and so is the comment on evaluation when the project has no
 * indicator.
 */
const isAttendue = (projet: Projet, { path, row }: Pick<Proposition, 'path' | 'row'>): boolean =>
  row.requiredAt !== undefined ||
  (path === 'evaluation.commentaire' && isBlank(projet.evaluation?.indicateurs));

/** Tells whether somebody typed after the portal's words without a space, as in « Sans objetChaque samedi ». */
const isColle = (value: unknown): boolean =>
  typeof value === 'string' && new RegExp(`^${notApplicable}[\\p{L}\\p{N}]`, 'u').test(value);

/** Tells whether no day of the project is in the years of the request. */
function isHorsExercice(projet: Projet, annees: Annees): boolean {
  const { date_debut, date_fin } = projet.description ?? {};
  if (isBlank(date_debut) || isBlank(date_fin)) return false;
  const { premier, dernier } = anneesBornes(projetBornes(projet, annees));
  return String(date_fin) < premier || String(date_debut) > dernier;
}

const isLine = (path: string): boolean => path.startsWith('evaluation.indicateurs');

function rowAt(path: string): ValueRow | undefined {
  const row = findTarget(projetFields, path, {})?.rows.at(-1);
  const isValue = row && !['group', 'list', 'montants', 'custom'].includes(row.kind);
  return isValue ? (row as ValueRow) : undefined;
}
