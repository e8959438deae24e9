// The filters of the queue are made from a table of the domain package.
import type { DossierItem } from '@asso/contract/dossier/dossier.schemas';
import {
  type FiltreDossiers,
  filtresDossiers,
  listFiltreValeurs,
} from '@asso/domain/dossier/dossier-filtres.rows';
import type { Choice } from '@asso/domain/kernel/fields';
import { departements } from '@asso/domain/referentiel/data/departements';
import type { QueryParams } from '../../platform/page/query-params.ts';
import type { Filter, FilterValues } from '../../ui/table/filters.ts';

export type TableFiltres = Readonly<Record<string, FiltreDossiers>>;
export type Search = Pick<QueryParams, 'get' | 'all'>;
/** The values found in the lists, for the filters that have no fixed choices. */
export type ValeursConnues = Readonly<Record<string, readonly Choice[]>>;

// With a filter set, the bar of the queue must stay on one line at 1280 px.
const shownInBar = 2;

/** Returns the filters that offer choices, and those set by the address alone so that they can be removed. */
export function listFileFilters(
  values: FilterValues,
  known: ValeursConnues,
  table: TableFiltres = filtresDossiers,
): Filter[] {
  const offered = Object.entries(table).flatMap(([key, row]) => {
    const chosen = (values[key] ?? []).map((value) => ({ value, label: value }));
    const options = withMissing(row.options ? oncePerLabel(row.options) : (known[key] ?? []), chosen);
    const isShown = row.inBar ? options.length > 0 : chosen.length > 0;
    return isShown ? [{ key, label: row.label, options, isMultiple: row.isSingle !== true }] : [];
  });
  return offered.map((filter, index) => ({ ...filter, isRare: index >= shownInBar }));
}

/** Reads the filters from the address; codes with the same label count as one choice. */
export const filterValues = (search: Search, table: TableFiltres = filtresDossiers): FilterValues =>
  Object.fromEntries(
    Object.entries(table).flatMap(([key, row]) => {
      const known = listFiltreValeurs(row);
      // The server refuses an unknown value, so one found in an old address is left out.
      const asked = search.all(key).filter((value) => known === null || known.includes(value));
      const values = [...new Set(asked.map((value) => twinsOf(row, value)[0] ?? value))];
      return values.length > 0 ? [[key, values]] : [];
    }),
  );

/**
 * Writes the filters for the address: a choice is written with all its codes, and a filter without choice as an empty
 * list, which removes it.
 */
export const addressValues = (
  values: FilterValues,
  table: TableFiltres = filtresDossiers,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(table).map(([key, row]) => [
      key,
      (values[key] ?? []).flatMap((value) => twinsOf(row, value)),
    ]),
  );

/**
 * Returns the values found in these dossiers, for the choices of the filters: the latest years first, names in
 * alphabetical order.
 */
export const knownValues = (
  items: readonly DossierItem[],
  table: TableFiltres = filtresDossiers,
): ValeursConnues =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([, { options, isReserve }]) => !options && !isReserve)
      .map(([key]) => {
        const met = new Map(items.flatMap((item) => choiceOf(item, key)));
        const choices = [...met].map(([value, label]) => ({ value, label }));
        return [key, choices.toSorted(inOrder)];
      }),
  );

/** Returns the value and the label of a dossier for one filter, from its description or else from the column shown. */
function choiceOf({ description, colonnes }: DossierItem, key: string): [string, string][] {
  const shown = colonnes[key] ?? null;
  const value = Object.hasOwn(description, key) ? Reflect.get(description, key) : shown;
  if (shown === null || value === null) return [];
  return [[String(value), key === 'departements' ? departementSaid(String(shown)) : String(shown)]];
}

/** Returns a label such as « 13 Bouches-du-Rhône ». */
const departementSaid = (code: string): string =>
  [code, departements.find(({ value }) => value === code)?.label].filter(Boolean).join(' ');

const inOrder = (a: Choice, b: Choice): number =>
  Number.isFinite(Number(a.label)) && Number.isFinite(Number(b.label))
    ? Number(b.label) - Number(a.label)
    : a.label.localeCompare(b.label, 'fr');

/** Returns the codes that have the same label as this one: « en cours de paiement » is one choice for two states. */
const twinsOf = ({ options = [] }: FiltreDossiers, value: string): string[] => {
  const label = options.find((option) => option.value === value)?.label;
  return label === undefined
    ? [value]
    : options.filter((option) => option.label === label).map((option) => option.value);
};

const oncePerLabel = (options: readonly Choice[]): Choice[] =>
  options.filter((option, index) => options.findIndex(({ label }) => label === option.label) === index);

const withMissing = (options: readonly Choice[], chosen: readonly Choice[]): Choice[] => [
  ...options,
  ...chosen.filter(({ value }) => !options.some((option) => option.value === value)),
];
