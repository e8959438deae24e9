import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { fieldId } from '../fields/field-errors.ts';
import type { Form } from '../fields/form.ts';
import { announce } from '../page/announcer.ts';
import { useFocusNext } from '../page/use-focus-next.ts';

type Line = { id: string };
type LinesInput<L> = {
  form: Form;
  path: string;
  lines: readonly L[];
  /**
   * Returns the id of the element whose first control takes the focus when a line is added; without this function, it
   * is the line itself. A folded line gives its body, so that the focus does not go to the button that folds it.
   */
  bodyOf?: (line: L) => string;
};

/** Adds and removes lines one by one: the focus goes to the added line, or to the button that undoes a removal. */
export function useLines<L extends Line>({ form, path, lines, bodyOf }: LinesInput<L>) {
  const [removed, setRemoved] = useState<L | null>(null);
  const focusNext = useFocusNext();
  const idOf = (line: L) => fieldId(`${path}.${line.id}`);
  return {
    removed,
    add: (line: L, said: string) => {
      setRemoved(null);
      form.onChange(`${path}.${line.id}`, line);
      announce(said);
      focusNext(bodyOf?.(line) ?? idOf(line));
    },
    remove: (line: L) => {
      form.onChange(`${path}.${line.id}`, null);
      form.onLeave?.(path);
      setRemoved(line);
      announce(`Ligne retirée. ${count(lines.length - 1, 'ligne reste', 'lignes restent')}.`);
      focusNext(takeBackId(path));
    },
    takeBack: () => {
      if (!removed) return;
      setRemoved(null);
      form.onChange(`${path}.${removed.id}`, removed);
      form.onLeave?.(path);
      announce('Ligne remise.');
      focusNext(idOf(removed));
    },
  };
}

export const takeBackId = (path: string): string => `${fieldId(path)}-annuler`;
