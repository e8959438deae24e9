import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import type { DocumentView } from '@asso/contract/document/document.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { documentProblems } from '@asso/domain/document/document.problems';
import type { EtatAnalyse } from '@asso/domain/document/document.rules';
import { sayDepot } from '@asso/domain/document/fichier.words';
import { problemMessage } from '@asso/domain/kernel/problems';
import { call } from '../platform/call/call.ts';
import { isPassing } from '../platform/call/call-problems.ts';
import type { FileStatus, SendFile, UploadResult } from '../ui/upload/upload-types.ts';
import { type DepotWords, depotForm } from './champs-depot.ts';

type Deposit = {
  /** Any of the numbers that name the file's owner, which is an association unless `proprietaire` says otherwise. */
  idProprietaire: string;
  proprietaire?: string;
  /** The document that the file replaces. */
  remplace?: string;
  /** True of a file that belongs to nothing until what it is joined to leaves. */
  isProvisoire?: boolean;
  /** What the file is: at least its type. */
  declare: DepotWords;
  /**
   * Runs after the deposit and returns why it failed, or null. A new try runs it again too, but the file is stored only
   * once.
   */
  onDeposited?: (document: DocumentView) => Promise<ProblemReply | null>;
};

/**
 * Makes the function that deposits a file and follows its analysis, for the `onSend` of an UploadField; the file is
 * stored only once, however often it is tried.
 */
export const documentSender =
  ({ idProprietaire, proprietaire, remplace, isProvisoire, declare, onDeposited }: Deposit): SendFile =>
  async (file, { key, ...progress }) => {
    const outcome = await call(documentEndpoints.depositDocument, {
      query: {
        ...{ id_asso: idProprietaire, proprietaire, remplace },
        provisoire: isProvisoire ? ('oui' as const) : undefined,
      },
      body: depotForm(declare, file),
      idempotencyKey: key,
      ...progress,
    });
    if (!outcome.ok) return depositFailure(outcome.problem);
    const { uuid, etat_analyse, nom } = outcome.value;
    const said = sayDepot(file.name, nom);
    const refusal = await onDeposited?.(outcome.value);
    if (refusal) return depositFailure(refusal);
    return {
      kind: 'recu',
      status: statusOf(etat_analyse, said),
      follow: (signal) => lookAt(uuid, said, signal),
    };
  };

/** Tells whether a file that was not received may be sent again, or is refused. */
export function depositFailure(problem: ProblemReply): UploadResult {
  const { status, code, message } = problem;
  // The server is still busy with the first try: the next one will receive its answer.
  if (status === 0 || code === 'kernel.demande-en-cours') return { kind: 'coupe' };
  return isPassing(problem) ? { kind: 'coupe', message } : { kind: 'refuse', message };
}

async function lookAt(uuid: string, said: string, signal: AbortSignal) {
  const outcome = await call(documentEndpoints.readAnalyse, { params: { uuid }, signal });
  return outcome.ok ? statusOf(outcome.value.etat_analyse, said) : null;
}

/** Says what becomes of a received file (§4 Upload of the screens). */
function statusOf(etat: EtatAnalyse, said: string): FileStatus {
  switch (etat) {
    case 'en_cours':
      return { text: 'Reçu, analyse en cours', tone: 'cours', isLast: false };
    case 'non_analyse':
    case 'sur':
      return { text: said, tone: 'pret', isLast: true };
    case 'refuse':
      return { text: problemMessage(documentProblems['document.refuse']), tone: 'refuse', isLast: true };
  }
}
