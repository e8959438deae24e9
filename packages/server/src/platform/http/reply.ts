import type { Endpoint } from '@asso/contract/kernel/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendWritten } from './compressed-reply.ts';
import { cookieWriter } from './cookies.ts';
import { sendFile } from './files/file-reply.ts';
import type { Accepted, Answer, Refused } from './handlers.ts';
import type { Replay } from './idempotency/idempotency.ts';
import type { ProblemRegistry } from './problem-registry.ts';
import { replyChecker } from './reply-check.ts';

export type ReplyDeps = {
  problems: ProblemRegistry;
  publicUrl: URL;
  /**
   * Parses each reply with its row, as tests and development do: in production this would cost as much as the query.
   */
  checkReplies: boolean;
};

type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<unknown> | Replay | { ok: false; problems: Refused['problems'] },
) => FastifyReply;

/** Makes the function that writes the answers of one row. */
export function answerWriter(row: Endpoint, deps: ReplyDeps): Send {
  const check = deps.checkReplies ? replyChecker(row) : () => undefined;
  const setCookies = cookieWriter(deps.publicUrl);
  return (request, reply, answer) => {
    if ('cookies' in answer) setCookies(reply, answer.cookies ?? []);
    if (!answer.ok) return sendRefusal(deps.problems, { request, reply, refused: answer });
    if (answer.version !== undefined) reply.header('etag', etagOf(answer.version, answer));
    if ('isReplay' in answer) reply.header('idempotency-replayed', 'true');
    else if (answer.headers) reply.headers({ ...answer.headers });
    if (isHeldAlready(request, reply)) return reply.code(304).send();
    if ('file' in answer && answer.file) return sendFile(reply, answer.file);
    return sendValue(request, reply, { answer, status: answer.status ?? row.status ?? 200, check });
  };
}

function sendValue(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    answer,
    status,
    check,
  }: { answer: Accepted<unknown> | Replay; status: number; check: (value: unknown) => void },
): FastifyReply {
  reply.code(status);
  if (status === 204) return reply.send();
  reply.type('application/json; charset=utf-8');
  const written = 'written' in answer ? answer.written : undefined;
  if (written === undefined || answer.value !== undefined) check(answer.value);
  return written ? sendWritten(request, reply, written) : reply.send(JSON.stringify(answer.value ?? null));
}

/**
 * Makes the ETag of a reply. A version alone does not identify a content: whoever changes the dossier's association
 * changes what is shown of it.
 */
const etagOf = (version: number, answer: object): string =>
  'sceau' in answer && answer.sceau !== undefined ? `"${version}-${answer.sceau}"` : `"${version}"`;

/**
 * Tells whether the caller already has this content, by its ETag. An ETag that is a version number does not identify
 * a content.
 */
function isHeldAlready(request: FastifyRequest, reply: FastifyReply): boolean {
  const named = reply.getHeader('etag');
  const held = request.headers['if-none-match'];
  if (request.method !== 'GET' || typeof named !== 'string' || held === undefined || /^"\d+"$/.test(named)) {
    return false;
  }
  return held.split(',').some((one) => one.trim().replace(/^W\//, '') === named);
}

/** Sends application/problem+json, with the status of the first problem's kind. */
export function sendRefusal(
  problems: ProblemRegistry,
  { request, reply, refused }: { request: FastifyRequest; reply: FastifyReply; refused: Refused },
): FastifyReply {
  const body = problems.reply(refused, request.id, request.actor?.id);
  if (refused.retryAfterSeconds !== undefined) reply.header('retry-after', refused.retryAfterSeconds);
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
}
