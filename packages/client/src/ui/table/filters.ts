/** A filter of a list is data: its choices, and whether several may hold. */
export type Filter = {
  /** The key is its name in the address. */
  key: string;
  label: string;
  options: readonly { value: string; label: string }[];
  isMultiple?: boolean;
  /** A rare filter is kept in « Plus ». */
  isRare?: boolean;
};

/** They are the chosen values, by key. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

export type Chip = { key: string; value: string; text: string };

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
