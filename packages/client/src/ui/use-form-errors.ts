import type { Fields } from '@asso/domain/kernel/fields';
import { kernelProblems, type ProblemTable } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import { problems, type WalkContext } from '@asso/domain/kernel/walk-problems';
import { useState } from 'react';
import { type FieldError, fieldErrors } from './field-errors.ts';

export type FormErrors = {
  /** Empty until the page's button was pressed; then always what is wrong now. */
  shown: FieldError[];
  /** How many times the button was pressed: the summary takes the focus each time. */
  attempt: number;
  /** Called by the page's button: true when nothing is wrong. */
  check: () => boolean;
};

type FormErrorsInput = {
  fields: Fields;
  value: unknown;
  context: WalkContext;
  sentences?: ProblemTable;
  /** Problems of rules over several fields. */
  others?: readonly Problem[];
  /** What is missing is said before the button is pressed: it was pressed already, and more is asked now. */
  isShown?: boolean;
};

/** What blocks the stage, said by the same walker as on the server. */
export function useFormErrors({
  fields,
  value,
  context,
  sentences,
  others = [],
  isShown = false,
}: FormErrorsInput): FormErrors {
  const [attempt, setAttempt] = useState(0);
  const found = [...problems(fields, value, context), ...others];
  return {
    shown: attempt > 0 || isShown ? fieldErrors(found, { ...kernelProblems, ...sentences }) : [],
    attempt,
    check: () => {
      setAttempt(found.length > 0 ? attempt + 1 : 0);
      return found.length === 0;
    },
  };
}
