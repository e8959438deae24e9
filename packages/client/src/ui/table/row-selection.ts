// Rows are chosen one by one, all at once, or from the last one pressed to another with Shift.
import { useRef } from 'react';

export type RowSelection<R> = {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** Returns the name of a row, read aloud with its checkbox. */
  nameOf: (row: R) => string;
};

/**
 * Returns the function to call when the checkbox of a row is pressed: with Shift, the rows since the last press get the
 * same state.
 */
export function usePress<R>(ids: readonly string[], selection: RowSelection<R> | undefined) {
  const last = useRef<string | null>(null);
  return (id: string, isRange: boolean): void => {
    if (!selection) return;
    const pressed = isRange && last.current !== null ? between(ids, last.current, id) : [id];
    last.current = id;
    selection.onChange(toggled(selection.chosen, pressed, !selection.chosen.has(id)));
  };
}

/**
 * Returns the ids from one to the other, both included, in either order; only the second when one is not in the list.
 */
export function between(ids: readonly string[], from: string, to: string): readonly string[] {
  const [a, b] = [ids.indexOf(from), ids.indexOf(to)];
  return a < 0 || b < 0 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}

export function toggled(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  isOn: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}
