// The address of the figures holds their filters, and a figure links to the list of the dossiers it counts.
import type { Statistiques } from '@asso/contract/statistiques/statistiques.schemas';
import type { QueryParams } from '../platform/page/query-params.ts';
import type { Filter, FilterValues } from '../ui/table/filters.ts';

export const vueStatistiques = 'statistiques';

const noms = ['service', 'subvention', 'exercice'] as const;
type Nom = (typeof noms)[number];

/** The subjects of the page, each in its tab; the address names none for the first. */
export const sujets = [
  { id: 'delais', label: 'Délais' },
  { id: 'dossiers', label: 'Dossiers et campagnes' },
  { id: 'departements', label: 'Départements' },
  { id: 'donnees', label: 'Données ouvertes' },
] as const;

/** Returns the subject that the address names, or the first one. */
export const readSujet = (params: Pick<QueryParams, 'get'>): string =>
  sujets.find(({ id }) => id === params.get('sujet'))?.id ?? sujets[0].id;

export type Choisi = Partial<Record<Nom, string>>;

export const readChoisi = (params: Pick<QueryParams, 'get'>): Choisi =>
  Object.fromEntries(
    noms.flatMap((nom) => {
      const value = params.get(nom);
      return value ? [[nom, value]] : [];
    }),
  );

export const toFilterValues = (choisi: Choisi): FilterValues =>
  Object.fromEntries(Object.entries(choisi).map(([nom, value]) => [nom, [value]]));

/** Returns the change of the address for these filters; one that is no longer chosen is removed from it. */
export const addressChange = (values: FilterValues): Record<Nom, string | null> => ({
  service: values.service?.[0] ?? null,
  subvention: values.subvention?.[0] ?? null,
  exercice: values.exercice?.[0] ?? null,
});

/** Gives the filters of the page; a filter without any value to choose is left out. */
export function listStatistiquesFilters({
  services,
  subventions,
  exercices,
}: Statistiques['choix']): Filter[] {
  const annees = exercices.map((annee) => ({ value: String(annee), label: String(annee) }));
  const all: Filter[] = [
    { key: 'service', label: 'Service', options: services },
    { key: 'subvention', label: 'Subvention', options: subventions },
    { key: 'exercice', label: 'Exercice', options: annees },
  ];
  return all.filter(({ options }) => options.length > 0);
}

/**
 * Returns the address of the queue with the dossiers that a figure counts; null when one subvention is chosen, since
 * the queue has no such filter.
 */
export function listHref(
  { service, subvention, exercice }: Choisi,
  more: Readonly<Record<string, readonly string[]>> = {},
): string | null {
  if (subvention !== undefined) return null;
  // The figures count subventions only, so the agréments of the service are left out.
  const search = new URLSearchParams({ genres: 'subvention' });
  for (const [nom, values] of Object.entries(more)) {
    for (const value of values) search.append(nom, value);
  }
  if (exercice !== undefined && !more.exercices) search.append('exercices', exercice);
  if (service !== undefined) search.append('id_service_instructeur', service);
  return `/dossiers?${search}`;
}
