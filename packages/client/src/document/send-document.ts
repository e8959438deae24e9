import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { DocumentView } from '@asso/contract/document/document.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { call } from '../platform/call.ts';
import { isPassing } from '../platform/call-problems.ts';
import type { SendFile, UploadResult } from '../ui/upload-types.ts';
import { type Dit, depotForm } from './champs-depot.ts';
import { statusOf } from './file-status.ts';

type Deposit = {
  /** Any number of what the file belongs to; an association unless `proprietaire` says otherwise. */
  idProprietaire: string;
  proprietaire?: string;
  /** The document whose place it takes. */
  remplace?: string;
  /** What the file is: its type at least. */
  declare: Dit;
  /** What comes after the deposit, and why it could not be done; tried again with the file, which is kept once. */
  onDeposited?: (document: DocumentView) => Promise<ProblemReply | null>;
};

/** Deposits a file once however often it must be tried, then follows its analysis: the `onSend` of an UploadField. */
export const documentSender =
  ({ idProprietaire, proprietaire, remplace, declare, onDeposited }: Deposit): SendFile =>
  async (file, { key, ...progress }) => {
    const outcome = await call(documentEndpoints.depositDocument, {
      query: { id_asso: idProprietaire, proprietaire, remplace },
      body: depotForm(declare, file),
      idempotencyKey: key,
      ...progress,
    });
    if (!outcome.ok) return depositFailure(outcome.problem);
    const { uuid, etat_analyse } = outcome.value;
    const refusal = await onDeposited?.(outcome.value);
    if (refusal) return depositFailure(refusal);
    return { kind: 'recu', status: statusOf(etat_analyse), follow: (signal) => lookAt(uuid, signal) };
  };

/** What a file that was not received becomes: tried again where that may help. */
export function depositFailure(problem: ProblemReply): UploadResult {
  const { status, code, message } = problem;
  // The first try is not over yet on the server: the next one is given its answer.
  if (status === 0 || code === 'kernel.demande-en-cours') return { kind: 'coupe' };
  return isPassing(problem) ? { kind: 'coupe', message } : { kind: 'refuse', message };
}

async function lookAt(uuid: string, signal: AbortSignal) {
  const outcome = await call(documentEndpoints.readAnalyse, { params: { uuid }, signal });
  return outcome.ok ? statusOf(outcome.value.etat_analyse) : null;
}
