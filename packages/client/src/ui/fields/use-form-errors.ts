import type { Fields } from '@asso/domain/kernel/fields';
import { kernelProblems, type ProblemTable } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import { problems, type WalkContext } from '@asso/domain/kernel/walk-problems';
import { useState } from 'react';
import { type FieldError, fieldErrors } from './field-errors.ts';

export type FormErrors = {
  /** Empty until the page's button is pressed; then it always holds the present errors. */
  shown: FieldError[];
  /** The number of times the button was pressed: the summary takes the focus each time. */
  attempt: number;
  /** Called by the page's button; returns true when nothing is wrong. */
  check: () => boolean;
};

/** What is wrong is a problem of the domain, or already a sentence. */
export type Wrong = Problem | FieldError;

type FormErrorsInput = {
  fields: Fields;
  value: unknown;
  context: WalkContext;
  sentences?: ProblemTable;
  /** Rules over several fields give these problems, or these sentences. */
  others?: readonly Wrong[];
  /** These are everything that is wrong, when the rows alone do not tell it. */
  rules?: readonly Wrong[];
  /** Errors show at once, before any press: an incomplete row was saved, and the same form now asks for the rest. */
  isShown?: boolean;
};

/** The errors that block the stage come from the same walker as on the server. */
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
