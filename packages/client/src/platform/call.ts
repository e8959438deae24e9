import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { BodyInput, Endpoint, ParamsOf, QueryInput, ReplyOf } from '@asso/contract/kernel/endpoint';
import { isOnline, untilNetwork } from '../ui/network.ts';
import { beginWork } from '../ui/work.ts';
import { assertCallable, assertReadable } from './call-checks.ts';
import { logFailure, networkProblem, problemFrom } from './call-problems.ts';
import { type Answered, sendWithFetch, sendWithProgress } from './call-transport.ts';
import { hrefOf } from './call-url.ts';
import { wornRole } from './session-role.ts';
import { currentToken, expireSession, freshToken, renewToken } from './session-token.ts';

type ParamsInput<E> = keyof ParamsOf<E> extends never
  ? { params?: undefined }
  : { params: { [K in keyof ParamsOf<E>]: string | number } };

/** What a call is given; the row says what must be there. */
export type CallInput<E> = ParamsInput<E> & {
  query?: QueryInput<E>;
  /** A FormData for rows whose body is multipart. */
  body?: BodyInput<E>;
  /** The version named back in If-Match. */
  ifMatch?: number;
  /** The same for every try of one act. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Whether it may wait for the network and be sent again, where its row does not tell. */
  waits?: boolean;
  /** From 0 to 1, while a form is on its way. */
  onProgress?: (share: number) => void;
  /** Bytes, while a file comes. */
  onReceived?: (octets: number) => void;
};

export type Received = { blob: Blob; name: string };
export type ValueOf<E> = ReplyOf<E> extends 'fichier' ? Received : ReplyOf<E>;

export type CallOutcome<E> =
  | { ok: true; value: ValueOf<E>; version: number | null }
  | { ok: false; problem: ProblemReply };

/** Throws when `signal` aborts it, or for a bug of who calls: what goes wrong is in `problem`, with its French sentence. */
export async function call<E extends Endpoint>(row: E, input: CallInput<E>): Promise<CallOutcome<E>> {
  assertCallable(row, input);
  // What is read has its outline, what is saved as one types its indicator; an act has the bar.
  const endWork = row.method === 'GET' || row.method === 'PATCH' ? undefined : beginWork();
  try {
    const outcome = await attemptUntilSent(row, input);
    if (!outcome.ok) logFailure(row, outcome.problem);
    return outcome;
  } finally {
    endWork?.();
  }
}

/** An act that met no network waits in its place, and leaves again: it is no error, and there is nothing to correct. */
async function attemptUntilSent<E extends Endpoint>(row: E, input: CallInput<E>): Promise<CallOutcome<E>> {
  for (;;) {
    const mayWait = isAct(row) && (input.waits ?? (isRepeatable(row, input) || cannotLeave(row)));
    const outcome = await attempt(row, input);
    if (outcome.ok || outcome.problem.status !== 0 || !mayWait) return outcome;
    if (!(await untilNetwork()) || input.signal?.aborted) return outcome;
  }
}

/** Files on their way, like what saves as one types, are tried again and told by who sends them. */
const isAct = (row: Endpoint): boolean => row.method !== 'GET' && row.body !== 'multipart';

/** What has a key is done once however often it is sent. */
const isRepeatable = (row: Endpoint, { idempotencyKey }: { idempotencyKey?: string }): boolean =>
  row.idempotent === true && idempotencyKey !== undefined;

async function attempt<E extends Endpoint>(row: E, input: CallInput<E>): Promise<CallOutcome<E>> {
  const isOpen = row.access === 'public';
  const token = isOpen ? currentToken() : await freshToken().catch(noNetwork);
  if (token === undefined) return { ok: false, problem: networkProblem(row) };
  if (!isOpen && token === null) return refuseSession<E>(row);
  const answered = await send(row, input, token);
  if (answered === null) return { ok: false, problem: networkProblem(row) };
  if (answered.status !== 401 || isOpen) return outcomeOf<E>(row, answered);
  const renewed = await renewToken(token).catch(noNetwork);
  if (renewed === undefined) return { ok: false, problem: networkProblem(row) };
  if (renewed === null || renewed === token) return refuseSession<E>(row);
  const again = await send(row, input, renewed);
  if (again === null) return { ok: false, problem: networkProblem(row) };
  return again.status === 401 ? refuseSession<E>(row) : outcomeOf<E>(row, again);
}

/** What ends a session, or asks for a password of somebody who has none, is nobody's in particular [R7.1]. */
const withoutToken: ReadonlySet<string> = new Set(['/auth/logout', '/auth/forgotPassword']);

async function send<E extends Endpoint>(
  row: E,
  input: CallInput<E>,
  token: string | null,
): Promise<Answered | null> {
  const { params, query, body, ifMatch, idempotencyKey, signal, onProgress, onReceived } = input;
  const isForm = row.body === 'multipart';
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token && !withoutToken.has(row.path)) headers['access-token'] = token;
  if (ifMatch !== undefined) headers['if-match'] = `"${ifMatch}"`;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  const worn = row.access === 'public' ? undefined : wornRole();
  const request = {
    method: row.method,
    url: hrefOf(row, { params, query: { ...(query as object | undefined), role: worn } }),
    headers,
    body: isForm ? (body as unknown as FormData) : body === undefined ? undefined : JSON.stringify(body),
    isFile: row.reply === 'fichier',
    signal,
    onReceived,
  };
  return onProgress && isForm ? sendWithProgress(request, onProgress) : sendWithFetch(request);
}

function outcomeOf<E extends Endpoint>(row: E, answered: Answered): CallOutcome<E> {
  const { status, content, version } = answered;
  if (status >= 200 && status < 300) assertReadable(row, content);
  // The one cast: the server is held to the type of the row.
  if (status >= 200 && status < 300) return { ok: true, value: content as ValueOf<E>, version };
  return { ok: false, problem: problemFrom(row, status, content) };
}

/** Asked before it is sent; what saves as one types waits in its draft. */
const cannotLeave = ({ method }: Endpoint): boolean => !['PATCH', 'PUT'].includes(method) && !isOnline.get();

/** Nobody could say whether the session still holds: it is not over. */
const noNetwork = () => undefined;

function refuseSession<E extends Endpoint>(row: E): CallOutcome<E> {
  expireSession();
  return { ok: false, problem: problemFrom(row, 401, null) };
}
