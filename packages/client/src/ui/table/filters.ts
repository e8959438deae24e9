import { formatDay } from '@asso/domain/identifiants/dates-affichees';

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
  /**
   * The filter holds two days, with no choices: its value is « 2026-11-17..2026-11-23 », where either day may be
   * missing. The call to the server takes each day under the name given here.
   */
  period?: { from: string; to: string };
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
    filters.flatMap(({ key, options, isOpen, isMultiple, period }) => {
      const isKnown = (one: string) =>
        period ? isPeriod(one) : isOpen || options.some(({ value }) => value === one);
      const known = all(key).filter(isKnown);
      const chosen = isMultiple ? known : known.slice(0, 1);
      return chosen.length > 0 ? [[key, chosen]] : [];
    }),
  );

/** Returns the values as the call to the server takes them: a list where a filter may hold several. */
export const toQuery = (
  filters: readonly Filter[],
  values: FilterValues,
): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    filters.flatMap(({ key, name = key, isMultiple, period }): [string, string | readonly string[]][] => {
      const [first, ...others] = values[key] ?? [];
      if (period) return daysAsked(period, first);
      return first === undefined ? [] : [[name, isMultiple ? [first, ...others] : first]];
    }),
  );

/** Returns a chip for each choice made, such as « État : transmis ». */
export const listChips = (filters: readonly Filter[], values: FilterValues): Chip[] =>
  filters.flatMap((filter) =>
    (values[filter.key] ?? []).map((value) => ({
      key: filter.key,
      value,
      text: `${filter.label} : ${valueSaid(filter, value)}`,
    })),
  );

export const withoutChip = (values: FilterValues, { key, value }: Chip): FilterValues => ({
  ...values,
  [key]: (values[key] ?? []).filter((one) => one !== value),
});

export const chosenCount = (values: FilterValues): number =>
  Object.values(values).reduce((sum, chosen) => sum + chosen.length, 0);

/** Returns the chosen values of one filter, in the words of its choices. */
export const sayValues = (filter: Filter, values: FilterValues): string =>
  (values[filter.key] ?? []).map((value) => valueSaid(filter, value)).join(', ');

const valueSaid = ({ options, period }: Filter, value: string): string =>
  period ? periodSaid(value) : (options.find((option) => option.value === value)?.label ?? value);

/**
 * Returns the text of the button of a filter, with its value: « État : transmis », « État : 3 choisis »; two days say by
 * themselves what they are.
 */
export function sayFilter(filter: Filter, values: FilterValues): string {
  const n = values[filter.key]?.length ?? 0;
  if (n === 0) return filter.label;
  if (filter.period) return sayValues(filter, values);
  return `${filter.label} : ${n === 1 ? sayValues(filter, values) : `${n} choisis`}`;
}

const between = '..';
export type Days = { from: string; to: string };

/** Returns the two days of a period, each as it was typed; a day that is missing is empty. */
export function splitDays(value: string): Days {
  const [from = '', to = ''] = value.split(between);
  return { from, to };
}

/** Returns the value of a period; undefined when neither day is given. */
export const formatPeriod = ({ from, to }: Days): string | undefined =>
  from || to ? `${from}${between}${to}` : undefined;

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Tells whether each day given is a day, and the first is not after the last. */
export function isPeriod(value: string): boolean {
  const { from, to } = splitDays(value);
  const isOrdered = from === '' || to === '' || from <= to;
  return (
    [from, to].every((one) => one === '' || isDay(one)) && isOrdered && formatPeriod({ from, to }) === value
  );
}

/** Returns a period in words: « 17/11/2026 au 23/11/2026 ». */
function periodSaid(value: string): string {
  const { from, to } = splitDays(value);
  if (to === '') return `Depuis le ${formatDay(from)}`;
  return from === '' ? `Jusqu’au ${formatDay(to)}` : `${formatDay(from)} au ${formatDay(to)}`;
}

function daysAsked(names: Days, value = ''): [string, string][] {
  const { from, to } = splitDays(value);
  return [...(from ? [[names.from, from]] : []), ...(to ? [[names.to, to]] : [])] as [string, string][];
}
