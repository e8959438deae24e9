// The filters of the documents: establishment, type and validity; the address holds the chosen values.
import { type Validite, validites } from '@asso/domain/document/validite.rules';
import type { Choice } from '@asso/domain/kernel/fields';
import type { Filter, FilterValues } from '../../ui/table/filters.ts';
import { etablissementOptions } from '../adhesion/etablissement-options.ts';
import { type Filtre, listTypes } from './documents-vus.ts';
import type { CoffreRead } from './use-coffre.ts';

const validitesSaid: Readonly<Partial<Record<Validite, string>>> = {
  bientot: 'Expirent bientôt',
  perime: 'Périmés',
};

/**
 * Gives the filters of the documents; one with a single choice is left out, and the page of an establishment has no
 * filter by establishment.
 */
export function filtresCoffre(coffre: CoffreRead, siret: string | undefined): Filter[] {
  const places = siret ? [] : etablissementOptions(coffre.etablissements.items);
  const filters: Filter[] = [
    { key: 'etablissement', label: 'Établissement', options: places },
    { key: 'type', label: 'Type', options: listTypes(coffre.documents.items) },
    { key: 'validite', label: 'Validité', options: validiteOptions, isMultiple: true },
  ];
  return filters.filter(({ options }) => options.length > 1);
}

const validiteOptions: readonly Choice[] = validites.flatMap((value) => {
  const label = validitesSaid[value];
  return label ? [{ value, label }] : [];
});

export const toCoffreFiltres = (
  values: FilterValues,
  siret: string | undefined,
): Pick<Filtre, 'siret' | 'type' | 'validite'> => ({
  siret: siret ?? values.etablissement?.[0] ?? null,
  type: values.type?.[0] ?? null,
  validite: values.validite ?? [],
});
