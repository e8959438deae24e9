import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { useState } from 'react';

export type ActeSuite = { ok: true } | { ok: false; problem: ProblemReply };

/** Sends the action of a dialog, once at a time, and keeps the errors to show in that dialog. */
export function useActe() {
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<readonly { field: string; message: string }[]>([]);
  const [attempt, setAttempt] = useState(0);
  const send = async <S extends ActeSuite>(acte: () => Promise<S>): Promise<S | null> => {
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
