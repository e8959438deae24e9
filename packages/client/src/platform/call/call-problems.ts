import type { ProblemReply, ProblemView } from '@asso/contract/kernel/common.schemas';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { kernelProblems, type ProblemRow, problemTexts } from '@asso/domain/kernel/problems';
import { networkSentence } from '../../ui/page/network.ts';
import { logError } from '../log.ts';

/** Returns the problem that the server sent; when the reply holds none, the problem for this status [R8.1]. */
export function problemFrom(row: Endpoint, status: number, content: unknown): ProblemReply {
  if (!isProblemReply(content)) return ownProblem(row, status);
  // For an unforeseen error, the sentence of the endpoint replaces the general one of the server.
  return content.code === unforeseen && row.fallback
    ? { ...content, ...problemOf(row.fallback.code, row.fallback) }
    : content;
}

const isProblemReply = (content: unknown): content is ProblemReply =>
  typeof content === 'object' &&
  content !== null &&
  'message' in content &&
  typeof content.message === 'string' &&
  'problems' in content &&
  Array.isArray(content.problems);

/**
 * Logs failed reads and failures of the server; the page shows them too. Refusals that are plain answers are not logged
 * [R8.16].
 */
export function logFailure({ method, path }: Endpoint, { status, code, instance }: ProblemReply): void {
  const isAnswer = method !== 'GET' || [401, 403, 404].includes(status);
  if (isAnswer && status > 0 && status < 500) return;
  logError(`${method} ${path}`, status, code, instance);
}

/** Returns the problem of a call that got no answer; its status is 0. */
export const networkProblem = (row: Pick<Endpoint, 'fallback'>): ProblemReply => ({
  ...ownProblem(row, 0),
  message: networkSentence,
  problems: [{ code: unforeseen, message: networkSentence }],
});

/** The problem shown when no page exists at the address; no call was made. */
export const nothingThere = { status: 404, message: '', instance: '' };

/** Returns the problem shown when the object asked for does not exist at this address. */
export const unknownProblem = (row: Pick<Endpoint, 'fallback'>): ProblemReply => ownProblem(row, 404);

/**
 * Returns what is wrong, without what to do about it: for a page that has just been read again, or that has the next
 * action beside the sentence, where « Rechargez la page » would make people lose what they ticked or typed.
 */
export const readRaison = ({ message, raison = message }: Pick<ProblemView, 'message' | 'raison'>): string =>
  raison;

/**
 * Says whether what was refused was prepared from a version that somebody has replaced since. No other refusal is a
 * conflict between people, whatever its status.
 */
export const isStale = ({ code }: Pick<ProblemView, 'code'>): boolean => code === 'kernel.conflit';

/** Says whether trying again later with the same content may work. */
export const isPassing = (problem: Pick<ProblemReply, 'status'>): boolean =>
  problem.status === 0 || problem.status === 429 || problem.status >= 500;

function ownProblem(row: Pick<Endpoint, 'fallback'>, status: number): ProblemReply {
  const code = codeOf(status);
  const told =
    code === unforeseen && row.fallback && status > 0
      ? problemOf(row.fallback.code, row.fallback)
      : problemOf(code, kernelProblems[code]);
  return { type: 'about:blank', title: 'Réponse du serveur', status, instance: '', ...told };
}

function problemOf(code: string, row: ProblemRow) {
  const problem = { code, ...problemTexts(row) };
  return { ...problem, problems: [problem] };
}

const unforeseen = 'kernel.erreur-interne';

function codeOf(status: number): keyof typeof kernelProblems {
  switch (status) {
    case 400:
      return 'kernel.requete-invalide';
    case 401:
      return 'kernel.non-connecte';
    case 403:
      return 'kernel.interdit';
    case 404:
      return 'kernel.introuvable';
    case 413:
      return 'kernel.trop-volumineux';
    case 502:
    case 503:
    case 504:
      return 'kernel.indisponible';
    default:
      return unforeseen;
  }
}
