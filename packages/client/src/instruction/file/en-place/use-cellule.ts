import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { useState } from 'react';
import { useReread } from '../../../platform/use-read.ts';

type Outcome = { ok: true } | { ok: false; problem: ProblemReply };

/**
 * Saves a cell: shows why a change was refused, and reads the list again, so that what a colleague did meanwhile is
 * seen.
 */
export function useCellule(refusalOf: (problem: ProblemReply) => string) {
  const reread = useReread();
  const [refusal, setRefusal] = useState<string | null>(null);
  const done = async (outcome: Outcome): Promise<boolean> => {
    setRefusal(outcome.ok ? null : refusalOf(outcome.problem));
    const isRead = reread(dossierEndpoints.listDossiers);
    // A person who goes on to the next cell does not wait for the list; a refusal waits for it, to be shown with the
    // line as it is now.
    if (!outcome.ok) await isRead;
    return outcome.ok;
  };
  return { refusal, setRefusal, done };
}
