// What a refusal says when the server could not say it itself (§8 Request mapping).
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { kernelProblems, type ProblemRow, problemMessage } from '@asso/domain/kernel/problems';

/** The server's own answer when it is one of ours, else the sentence of the status. */
export function problemFrom(row: Endpoint, status: number, content: unknown): ProblemReply {
  return isProblemReply(content) ? content : ownProblem(row, status);
}

const isProblemReply = (content: unknown): content is ProblemReply =>
  typeof content === 'object' &&
  content !== null &&
  'message' in content &&
  typeof content.message === 'string' &&
  'problems' in content &&
  Array.isArray(content.problems);

/** Nothing came back: status 0. */
export const networkProblem = (row: Endpoint): ProblemReply => {
  const problem = ownProblem(row, 0);
  return { ...problem, message: `${problem.message} Vérifiez votre connexion, puis réessayez.` };
};

/** Whether trying again later may work, the same words kept. */
export const isPassing = (problem: ProblemReply): boolean =>
  problem.status === 0 || problem.status === 429 || problem.status >= 500;

function ownProblem(row: Endpoint, status: number): ProblemReply {
  const code = codeOf(status);
  const message = problemMessage(kernelProblems[code] as ProblemRow);
  const title = 'Réponse du serveur';
  return {
    type: 'about:blank',
    code,
    title,
    status,
    message,
    instance: row.path,
    problems: [{ code, message }],
  };
}

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
      return 'kernel.erreur-interne';
  }
}
