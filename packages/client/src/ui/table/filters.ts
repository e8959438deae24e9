/** A filter of a list, given as data: its choices, and whether several may be made. */
export type Filter = {
  /** The name of the filter in the address. */
  key: string;
  label: string;
  options: readonly { value: string; label: string }[];
  isMultiple?: boolean;
  /** True for a filter that is seldom used, kept in « Plus ». */
  isRare?: boolean;
  /** The name of the filter in the call to the server, when it differs from the one in the address. */
  name?: string;
  /** True when the choices are known only once the list is loaded: any value found in the address is then sent. */
  isOpen?: boolean;
};

/** The chosen values of each filter, by its key. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

export type Chip = { key: string; value: string; text: string };

/**
 * Reads the chosen values from the address; a value that a filter does not offer is left out, and so is a second one
 * where the filter takes one only.
 */
export const chosenIn = (
  filters: readonly Filter[],
  { all }: { all: (name: string) => readonly string[] },
): FilterValues =>
  Object.fromEntries(
    filters.flatMap(({ key, options, isOpen, isMultiple }) => {
      const known = all(key).filter((one) => isOpen || options.some(({ value }) => value === one));
      const chosen = isMultiple ? known : known.slice(0, 1);
      return chosen.length > 0 ? [[key, chosen]] : [];
    }),
  );

/** Returns the values as the call to the server takes them: a list where a filter may hold several. */
export const askedOf = (
  filters: readonly Filter[],
  values: FilterValues,
): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    filters.flatMap(({ key, name = key, isMultiple }) => {
      const [first, ...others] = values[key] ?? [];
      return first === undefined ? [] : [[name, isMultiple ? [first, ...others] : first]];
    }),
  );

/** Returns a chip for each choice made, such as « État : transmis ». */
export const chipsOf = (filters: readonly Filter[], values: FilterValues): Chip[] =>
  filters.flatMap(({ key, label, options }) =>
    (values[key] ?? []).map((value) => ({
      key,
      value,
      text: `${label} : ${options.find((option) => option.value === value)?.label ?? value}`,
    })),
  );

export const withoutChip = (values: FilterValues, { key, value }: Chip): FilterValues => ({
  ...values,
  [key]: (values[key] ?? []).filter((one) => one !== value),
});

export const chosenCount = (values: FilterValues): number =>
  Object.values(values).reduce((sum, chosen) => sum + chosen.length, 0);

/** Returns the chosen values of one filter, in the words of its choices. */
export const valuesSaid = ({ key, options }: Filter, values: FilterValues): string =>
  (values[key] ?? [])
    .map((value) => options.find((option) => option.value === value)?.label ?? value)
    .join(', ');

/** Returns the text of the button of a filter, with its value: « État : transmis », « État : 3 choisis ». */
export function filterSaid(filter: Filter, values: FilterValues): string {
  const n = values[filter.key]?.length ?? 0;
  if (n === 0) return filter.label;
  return `${filter.label} : ${n === 1 ? valuesSaid(filter, values) : `${n} choisis`}`;
}
