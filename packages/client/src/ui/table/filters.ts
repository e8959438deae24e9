/** A filter of a list is data: its choices, and whether several may hold. */
export type Filter = {
  /** The name of the filter in the address. */
  key: string;
  label: string;
  options: readonly { value: string; label: string }[];
  isMultiple?: boolean;
  /** A rare filter is kept in « Plus ». */
  isRare?: boolean;
  /** This is its name in the call, when it is not that of the address. */
  name?: string;
  /** The choices come with the page, so that any value of the address is asked. */
  isOpen?: boolean;
};

/** The chosen values, by key. */
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

/** Returns the values as the call takes them: a list where a filter may hold several. */
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

/** A chip reads « État : transmis »; there is one for each choice made. */
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

/** A filter says its value on its button: « État : transmis », « État : 3 choisis ». */
export function filterSaid(filter: Filter, values: FilterValues): string {
  const n = values[filter.key]?.length ?? 0;
  if (n === 0) return filter.label;
  return `${filter.label} : ${n === 1 ? valuesSaid(filter, values) : `${n} choisis`}`;
}
