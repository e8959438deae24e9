/** A filter of a list, as data: its choices, and how many may hold. */
export type Filter = {
  /** Its name in the address. */
  key: string;
  label: string;
  options: readonly { value: string; label: string }[];
  isMultiple?: boolean;
  /** Kept in « Plus », with the rarer ones. */
  isRare?: boolean;
};

/** What is chosen, by key. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

export type Chip = { key: string; value: string; text: string };

/** « État : transmis », one for each choice made. */
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
