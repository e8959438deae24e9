// What the address of the figures asks, and the list of dossiers each figure opens.
import type { Statistiques } from '@asso/contract/statistiques/statistiques.schemas';
import type { QueryParams } from '../platform/query-params.ts';
import type { Filter, FilterValues } from '../ui/filters.ts';

export const vueStatistiques = 'statistiques';

const noms = ['service', 'subvention', 'exercice'] as const;
type Nom = (typeof noms)[number];

export type Choisi = Partial<Record<Nom, string>>;

export const choisiDe = (params: Pick<QueryParams, 'get'>): Choisi =>
  Object.fromEntries(
    noms.flatMap((nom) => {
      const value = params.get(nom);
      return value ? [[nom, value]] : [];
    }),
  );

export const filterValuesOf = (choisi: Choisi): FilterValues =>
  Object.fromEntries(Object.entries(choisi).map(([nom, value]) => [nom, [value]]));

/** What the address becomes: what is not chosen any more leaves it. */
export const addressChange = (values: FilterValues): Record<Nom, string | null> => ({
  service: values.service?.[0] ?? null,
  subvention: values.subvention?.[0] ?? null,
  exercice: values.exercice?.[0] ?? null,
});

/** Only what leaves a choice to make. */
export function filtersOf({ services, subventions, exercices }: Statistiques['choix']): Filter[] {
  const annees = exercices.map((annee) => ({ value: String(annee), label: String(annee) }));
  const all: Filter[] = [
    { key: 'service', label: 'Service', options: services },
    { key: 'subvention', label: 'Subvention', options: subventions },
    { key: 'exercice', label: 'Exercice', options: annees },
  ];
  return all.filter(({ options }) => options.length > 0);
}

/**
 * The dossiers a figure counts, in the queue; null where the queue cannot be asked for them: it has no filter of one
 * subvention.
 */
export function listHref(
  { service, subvention, exercice }: Choisi,
  more: Readonly<Record<string, readonly string[]>> = {},
): string | null {
  if (subvention !== undefined) return null;
  // Figures are of grants: what else a service studies is not counted.
  const search = new URLSearchParams({ genres: 'subvention' });
  for (const [nom, values] of Object.entries(more)) {
    for (const value of values) search.append(nom, value);
  }
  if (exercice !== undefined && !more.exercices) search.append('exercices', exercice);
  if (service !== undefined) search.append('id_service_instructeur', service);
  return `/dossiers?${search}`;
}
