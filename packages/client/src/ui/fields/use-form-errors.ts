import type { Fields } from '@asso/domain/kernel/fields';
import { kernelProblems, type ProblemTable } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import { problems, type WalkContext } from '@asso/domain/kernel/walk-problems';
import { useState } from 'react';
import { type FieldError, fieldErrors } from './field-errors.ts';

export type FormErrors = {
  /** Empty until the button of the page is pressed; from then on, the errors of the present values. */
  shown: FieldError[];
  /** The number of times the button was pressed: the summary takes the focus each time. */
  attempt: number;
  /** Called when the button of the page is pressed; returns true when nothing is wrong. */
  check: () => boolean;
};

/** What is wrong, as a problem of the domain or already as a sentence. */
export type Wrong = Problem | FieldError;

type FormErrorsInput = {
  fields: Fields;
  value: unknown;
  context: WalkContext;
  sentences?: ProblemTable;
  /** Problems found by rules over several fields, added to those of the rows. */
  others?: readonly Wrong[];
  /** All the problems, in place of those of the rows, when the rows alone cannot find them. */
  rules?: readonly Wrong[];
  /**
   * Shows the errors before any press of the button: an incomplete line was saved, and the same form now asks for the
   * rest.
   */
  isShown?: boolean;
};

/**
 * Finds the errors that block the stage, by the same function as on the server unless `rules` replaces it, and shows
 * them once the button is pressed or when `isShown`.
 */
export function useFormErrors({
  fields,
  value,
  context,
  sentences,
  others = [],
  rules,
  isShown = false,
}: FormErrorsInput): FormErrors {
  const [attempt, setAttempt] = useState(0);
  const found: readonly Wrong[] = rules ?? [...problems(fields, value, context), ...others];
  return {
    shown: attempt > 0 || isShown ? inWords(found, { ...kernelProblems, ...sentences }) : [],
    attempt,
    check: () => {
      setAttempt(found.length > 0 ? attempt + 1 : 0);
      return found.length === 0;
    },
  };
}

const inWords = (found: readonly Wrong[], sentences: ProblemTable): FieldError[] =>
  found.flatMap((one) => ('message' in one ? [one] : fieldErrors([one], sentences)));
