// The table and the map of sites can be filtered by member and by activity.
import type { SiteHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import type { Choice } from '@asso/domain/kernel/fields';
import type { Filter, FilterValues } from '../../ui/table/filters.ts';

/** Returns the filters, without those that would offer a single value. */
export function listSitesFiltres(sites: readonly SiteHaaView[], activites: readonly Choice[]): Filter[] {
  const membres = [...new Set(sites.flatMap(({ membre }) => membre ?? []))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  const done = new Set<string>(sites.flatMap(({ nature_activite }) => nature_activite ?? []));
  const filters: Filter[] = [
    {
      key: 'membre',
      label: 'Membre',
      isMultiple: true,
      options: membres.map((value) => ({ value, label: value })),
    },
    {
      key: 'activite',
      label: 'Activité',
      isMultiple: true,
      options: activites.filter(({ value }) => done.has(value)),
    },
  ];
  return filters.filter(({ options }) => options.length > 1);
}

export const isSiteChoisi = (site: SiteHaaView, values: FilterValues): boolean => {
  const { membre = [], activite = [] } = values;
  return (
    (membre.length === 0 || membre.includes(site.membre ?? '')) &&
    (activite.length === 0 || (site.nature_activite ?? []).some((one) => activite.includes(one)))
  );
};
