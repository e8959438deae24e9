import { useState } from 'react';
import type { CallOutcome } from '../../platform/call.ts';

/** One act of a dialog: sent once, and what refuses it said where it was asked. */
export function useActe() {
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<readonly { field: string; message: string }[]>([]);
  const [attempt, setAttempt] = useState(0);
  const send = async <E>(acte: () => Promise<CallOutcome<E>>): Promise<CallOutcome<E> | null> => {
    if (isBusy) return null;
    setIsBusy(true);
    const outcome = await acte();
    setIsBusy(false);
    if (outcome.ok) return outcome;
    setProblems(outcome.problem.problems.map(({ field = '', message }) => ({ field, message })));
    setAttempt((before) => before + 1);
    return null;
  };
  return { isBusy, problems, attempt, send, forget: () => setProblems([]) };
}
