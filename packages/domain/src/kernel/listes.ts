// Administrators change these choices: a row names its list, and the caller gives what the list holds (§3
// Referentiel).
import { isBlank } from './asks.ts';
import type { Choice, ChoiceRow, Fields, Row } from './fields.ts';
import type { Problem } from './result.ts';

/**
 * `du` and `au` are the first and last day on which the option may be chosen, « YYYY-MM-DD »; without them it always
 * may.
 */
export type ListeOption = Choice & { du?: string | null; au?: string | null };

/** Gives the present content of each list by name; a missing list falls back on the options of the row. */
export type Listes = Readonly<Record<string, readonly ListeOption[]>>;

/** Returns the label of a stored value; a value that the list does not know is returned as it is. */
export const labelIn = (list: readonly ListeOption[], value: string | null | undefined): string =>
  list.find((option) => option.value === value)?.label ?? value ?? '';

export const isOffered = ({ du, au }: Pick<ListeOption, 'du' | 'au'>, day: string): boolean =>
  (isBlank(du) || String(du) <= day) && (isBlank(au) || String(au) >= day);

/** Returns all that the list has ever held, so that a stored value always has its label. */
export const knownChoices = (row: ChoiceRow, listes: Listes): readonly ListeOption[] =>
  (row.liste === undefined ? undefined : listes[row.liste]) ?? row.options;

/**
 * Returns what may be chosen on this day. A value already held stays in the list, with « n’est plus proposé » in
 * its label.
 */
export function listChoices(
  row: ChoiceRow,
  listes: Listes,
  { day, held }: { day: string; held: unknown },
): readonly Choice[] {
  const known = knownChoices(row, listes);
  if (known.every((option) => isOffered(option, day))) return known;
  const isHeld = (value: string) => [held].flat().includes(value);
  return known.flatMap((option) => {
    if (isOffered(option, day)) return [option];
    return isHeld(option.value) ? [{ ...option, label: `${option.label} (n’est plus proposé)` }] : [];
  });
}

type Choisi = { row: ChoiceRow & { liste: string }; path: string; value: string };

type Forms = { fields: Fields; stored: unknown; value: unknown };

/** Returns the values chosen since the last save, in rows whose list may change. */
export function newlyChosen({ fields, stored, value }: Forms, path = ''): Choisi[] {
  return Object.entries(fields).flatMap(([name, row]) =>
    chosenIn(
      row,
      { stored: childOf(stored, name), value: childOf(value, name) },
      path ? `${path}.${name}` : name,
    ),
  );
}

type Pair = { stored: unknown; value: unknown };

function chosenIn(row: Row, { stored, value }: Pair, path: string): Choisi[] {
  switch (row.kind) {
    case 'choice': {
      const { liste } = row;
      if (liste === undefined) return [];
      const before = [stored].flat();
      const now = [value].flat().filter((one): one is string => typeof one === 'string' && one !== '');
      return now
        .filter((one) => !before.includes(one))
        .map((one) => ({ row: { ...row, liste }, path, value: one }));
    }
    case 'group':
      return newlyChosen({ fields: row.fields, stored, value }, path);
    case 'list':
      return linesOf(value).flatMap((line) => {
        const before = linesOf(stored).find(({ id }) => id === line.id);
        return newlyChosen({ fields: row.fields, stored: before, value: line }, `${path}.${line.id}`);
      });
    default:
      return [];
  }
}

/** Refuses a choice that was offered on none of these days: today, and the day the object began. */
export const listeProblems = (
  chosen: readonly Choisi[],
  listes: Listes,
  days: readonly string[],
): Problem[] =>
  chosen.flatMap(({ row, path, value }) => {
    const found = knownChoices(row, listes).find((option) => option.value === value);
    const params = { label: row.label };
    if (!found) return [{ code: 'kernel.choix-inconnu', field: path, params }];
    if (days.some((day) => isOffered(found, day))) return [];
    return [{ code: 'kernel.choix-ferme', field: path, params: { ...params, choix: found.label } }];
  });

const childOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

const linesOf = (value: unknown): { id: string }[] =>
  Array.isArray(value) ? (value as { id: string }[]) : [];
