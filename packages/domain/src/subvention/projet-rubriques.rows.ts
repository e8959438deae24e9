// A project has eleven sections, in the order of the menu, the page and the PDF (§3 Project, sections).
import { isSame, readAt } from '../kernel/changes.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import type { Fields, GroupRow } from '../kernel/fields.ts';
import type { Problem } from '../kernel/result.ts';
import { type Projet, projetFields } from './projet.fields.ts';

export type RubriqueProjet = {
  id: NomRubrique;
  titre: string;
  /** The rows that people fill or read in this section, at their place in the project. */
  fields: Fields;
  /** The beginnings of the paths of a project that belong to this section. */
  chemins: readonly string[];
};

export const nomsRubriques = [
  'description',
  'beneficiaire',
  'territoires',
  'moyens',
  'evaluation',
  'responsable',
  'financements',
  'cofinancements',
  'custom-bloc',
  'document-custom-bloc',
  'budgets',
] as const;
export type NomRubrique = (typeof nomsRubriques)[number];

/** The sections that hold the amounts of a project. */
export const budgetRubriques = [
  'financements',
  'cofinancements',
  'budgets',
] as const satisfies readonly NomRubrique[];

/** The parts of a campaign that decide which sections it asks. */
export type CampagneRubriques = {
  rubriques?: readonly NomRubrique[];
  documents_projet?: readonly unknown[];
  champs_personnalises: CustomFields;
};

/** Every request describes its project and states its amounts. */
export const rubriquesNecessaires: readonly NomRubrique[] = ['description', 'financements'];

const { customs, financements, cofinancements, budgets, territoires, moyens, evaluation } = projetFields;
const part = (row: GroupRow, label: string, isIn: (name: string) => boolean): GroupRow => ({
  ...row,
  label,
  fields: Object.fromEntries(Object.entries(row.fields).filter(([name]) => isIn(name))),
});
/**
 * Keeps the rows that people type: what the server writes (number, rank, exercises, labels) is shown at the top of the
 * project, not in a section.
 */
const typed = (row: GroupRow, isIn: (name: string) => boolean = () => true) =>
  part(row, row.label, (name) => row.fields[name]?.writtenBy !== 'server' && isIn(name));

const isResponsable = (name: string): boolean => name === 'id_responsable';

export const rubriquesProjet: readonly RubriqueProjet[] = [
  {
    id: 'description',
    titre: 'Description',
    fields: { description: typed(projetFields.description, (name) => !isResponsable(name)) },
    chemins: ['description'],
  },
  {
    id: 'beneficiaire',
    titre: 'Bénéficiaires',
    fields: { beneficiaire: typed(projetFields.beneficiaire) },
    chemins: ['beneficiaire'],
  },
  { id: 'territoires', titre: 'Territoires', fields: { territoires }, chemins: ['territoires'] },
  { id: 'moyens', titre: 'Moyens', fields: { moyens }, chemins: ['moyens'] },
  { id: 'evaluation', titre: 'Évaluation', fields: { evaluation }, chemins: ['evaluation'] },
  {
    id: 'responsable',
    titre: 'Responsable',
    fields: { description: part(projetFields.description, 'Responsable', isResponsable) },
    chemins: ['description.id_responsable'],
  },
  { id: 'financements', titre: financements.label, fields: { financements }, chemins: ['financements'] },
  {
    id: 'cofinancements',
    titre: cofinancements.label,
    fields: { cofinancements },
    chemins: ['cofinancements'],
  },
  { id: 'custom-bloc', titre: customs.label, fields: { customs }, chemins: ['customs'] },
  { id: 'document-custom-bloc', titre: 'Pièces du projet', fields: {}, chemins: ['pieces'] },
  { id: 'budgets', titre: budgets.label, fields: { budgets }, chemins: ['budgets'] },
];

/**
 * Returns the sections that this campaign asks; the last two are there only if it has questions or documents of its
 * own.
 */
export const rubriquesDemandees = (campagne: CampagneRubriques): readonly RubriqueProjet[] =>
  rubriquesProjet.filter(({ id }) => {
    if (campagne.rubriques && !campagne.rubriques.includes(id)) return false;
    if (id === 'custom-bloc')
      return Object.keys(campagne.champs_personnalises['custom-bloc'] ?? {}).length > 0;
    return id !== 'document-custom-bloc' || (campagne.documents_projet ?? []).length > 0;
  });

/** Returns the section of a path, the one with the longest matching beginning, or undefined when no section has it. */
export function findRubrique(chemin: string): RubriqueProjet | undefined {
  const begins = (start: string) => chemin === start || chemin.startsWith(`${start}.`);
  return rubriquesProjet
    .filter(({ chemins }) => chemins.some(begins))
    .toSorted((a, b) => (b.chemins[0]?.length ?? 0) - (a.chemins[0]?.length ?? 0))[0];
}

/**
 * Tells whether a project sent whole, in one call, has an answer in each section that this campaign asks; its attached
 * files are not looked at [R4.79].
 */
export const hasAllRubriques = (projet: Projet, campagne: CampagneRubriques): boolean =>
  rubriquesDemandees(campagne)
    .filter(({ id }) => id !== 'document-custom-bloc')
    .every(({ id, chemins }) =>
      chemins.every((chemin) => isSaid(readAt(projet, chemin), { mayBeEmpty: id === 'cofinancements' })),
    );

/**
 * Tells whether a value is an answer. Where `mayBeEmpty`, an empty list is one: it says, for instance, that nobody else
 * pays.
 */
const isSaid = (value: unknown, { mayBeEmpty }: { mayBeEmpty: boolean }): boolean =>
  mayBeEmpty ? value !== undefined : !isSame(value, null);

/** Leaves out the problems of the sections that the campaign does not ask, since they block nothing. */
export function problemsDemandes(
  campagne: CampagneRubriques,
  problems: readonly Problem[],
): readonly Problem[] {
  if (problems.length === 0) return problems;
  const asked = rubriquesDemandees(campagne);
  return problems.filter(({ field = '' }) => {
    const rubrique = findRubrique(field);
    return !rubrique || asked.includes(rubrique);
  });
}
