import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { useState } from 'react';
import type { FieldError } from '../../ui/fields/field-errors.ts';

type Outcome = { ok: true } | { ok: false; problem: ProblemReply };

/** A form's button makes one call; missing or refused fields are shown again at each press. */
export function useEnvoi() {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const refuse = (found: readonly FieldError[]): void => {
    setErrors(found);
    setAttempt((before) => before + 1);
  };
  return {
    errors,
    attempt,
    isBusy,
    refuse,
    clear: () => setErrors([]),
    /** Returns null when something is missing or was refused. */
    send: async <O extends Outcome>(
      missing: readonly FieldError[],
      work: () => Promise<O>,
    ): Promise<Extract<O, { ok: true }> | null> => {
      if (missing.length > 0) {
        refuse(missing);
        return null;
      }
      // The errors stay until the answer comes: the button must not move under a second press.
      setIsBusy(true);
      const outcome: Outcome = await work();
      setIsBusy(false);
      if (outcome.ok) setErrors([]);
      if (outcome.ok) return outcome as Extract<O, { ok: true }>;
      refuse(outcome.problem.problems.map(({ field = '', message }) => ({ field, message })));
      return null;
    },
  };
}

export type Envoi = ReturnType<typeof useEnvoi>;

/** Lists the empty required fields in the order of the page; values and labels are given by field. */
export const missingIn = (
  values: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): FieldError[] =>
  Object.entries(labels)
    .filter(([field]) => (values[field] ?? '').trim() === '')
    .map(([field, label]) => ({ field, message: `Le champ ${label} est obligatoire.` }));
