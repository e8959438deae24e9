import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { BodyInput, Endpoint, ParamsOf, QueryInput, ReplyOf } from '@asso/contract/kernel/endpoint';
import { isOnline, noteNetwork, untilNetwork } from '../../ui/page/network.ts';
import { beginWork } from '../../ui/page/work.ts';
import { wornRole } from '../session/session-role.ts';
import { currentToken, expireSession, freshToken, renewToken } from '../session/session-token.ts';
import { assertCallable, assertReadable } from './call-checks.ts';
import { logFailure, networkProblem, problemFrom } from './call-problems.ts';
import { type Answered, sendWithFetch, sendWithProgress } from './call-transport.ts';
import { callHref } from './call-url.ts';

type ParamsInput<E> = keyof ParamsOf<E> extends never
  ? { params?: undefined }
  : { params: { [K in keyof ParamsOf<E>]: string | number } };

/** What a call needs, according to the types of its endpoint. */
export type CallInput<E> = ParamsInput<E> & {
  query?: QueryInput<E>;
  /** The body, which is a FormData for a multipart endpoint. */
  body?: BodyInput<E>;
  /** The version of the object being changed, sent in If-Match. */
  ifMatch?: number;
  /**
   * The outcome of an earlier call: when it still holds, the server does not send it again, and the call returns it.
   */
  held?: CallOutcome<E> | undefined;
  /** A key that is the same for every try of one action, so that it takes effect once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Says whether the call may wait for the network and be sent again, when this is not left to the endpoint. */
  waits?: boolean;
  /** Called with the part of the form already sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Called with the number of bytes received so far. */
  onReceived?: (octets: number) => void;
};

export type Received = { blob: Blob; name: string };
export type ValueOf<E> = ReplyOf<E> extends 'fichier' ? Received : ReplyOf<E>;

export type CallOutcome<E> =
  | { ok: true; value: ValueOf<E>; version: number | null; tag?: string }
  | { ok: false; problem: ProblemReply };

/**
 * Calls an endpoint. Throws only when `signal` aborts, or for a bug of the caller; anything else that goes wrong is in
 * `problem`, with its French sentence.
 */
export async function call<E extends Endpoint>(row: E, input: CallInput<E>): Promise<CallOutcome<E>> {
  assertCallable(row, input);
  // The page already shows that it is reading, and autosave has its own indicator: only other calls show the progress
  // bar.
  const endWork = row.method === 'GET' || row.method === 'PATCH' ? undefined : beginWork();
  try {
    const outcome = await attemptUntilSent(row, input);
    if (!outcome.ok) logFailure(row, outcome.problem);
    return outcome;
  } finally {
    endWork?.();
  }
}

/**
 * Sends a call, and again once the network is back if it may wait: the lack of network is not an error that the person
 * could correct.
 */
async function attemptUntilSent<E extends Endpoint>(row: E, input: CallInput<E>): Promise<CallOutcome<E>> {
  for (;;) {
    const mayWait = isAct(row) && (input.waits ?? (isRepeatable(row, input) || cannotLeave(row)));
    const outcome = await attempt(row, input);
    if (outcome.ok || outcome.problem.status !== 0 || !mayWait) return outcome;
    if (!(await untilNetwork()) || input.signal?.aborted) return outcome;
  }
}

/** Tells the calls that may wait here for the network. The upload of files tries again by itself, so it is excluded. */
const isAct = (row: Endpoint): boolean => row.method !== 'GET' && row.body !== 'multipart';

/** Tells whether the call takes effect only once, however often it is sent, thanks to its key. */
const isRepeatable = (row: Endpoint, { idempotencyKey }: { idempotencyKey?: string }): boolean =>
  row.idempotent === true && idempotencyKey !== undefined;

async function attempt<E extends Endpoint>(row: E, input: CallInput<E>): Promise<CallOutcome<E>> {
  const isOpen = row.access === 'public';
  const token = isOpen ? currentToken() : await freshToken().catch(noNetwork);
  if (token === undefined) return { ok: false, problem: networkProblem(row) };
  if (!isOpen && token === null) return refuseSession<E>(row);
  const answered = await send(row, input, token);
  if (answered === null) return { ok: false, problem: networkProblem(row) };
  if (answered.status !== 401 || isOpen) return outcomeOf<E>(row, answered, input);
  const renewed = await renewToken(token).catch(noNetwork);
  if (renewed === undefined) return { ok: false, problem: networkProblem(row) };
  if (renewed === null || renewed === token) return refuseSession<E>(row);
  const again = await send(row, input, renewed);
  if (again === null) return { ok: false, problem: networkProblem(row) };
  return again.status === 401 ? refuseSession<E>(row) : outcomeOf<E>(row, again, input);
}

/** Calls that are not made in the name of a signed-in person: no token is sent [R7.1]. */
const withoutToken: ReadonlySet<string> = new Set(['/auth/logout', '/auth/forgotPassword']);

async function send<E extends Endpoint>(
  row: E,
  input: CallInput<E>,
  token: string | null,
): Promise<Answered | null> {
  const { params, query, body, ifMatch, held, idempotencyKey, signal, onProgress, onReceived } = input;
  const isForm = row.body === 'multipart';
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token && !withoutToken.has(row.path)) headers['access-token'] = token;
  if (ifMatch !== undefined) headers['if-match'] = `"${ifMatch}"`;
  if (held?.ok && held.tag) headers['if-none-match'] = held.tag;
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  const worn = row.access === 'public' ? undefined : wornRole();
  const request = {
    method: row.method,
    url: callHref(row, { params, query: { ...(query as object | undefined), role: worn } }),
    headers,
    body: isForm ? (body as unknown as FormData) : body === undefined ? undefined : JSON.stringify(body),
    isFile: row.reply === 'fichier',
    signal,
    onReceived,
  };
  const answered = await (onProgress && isForm
    ? sendWithProgress(request, onProgress)
    : sendWithFetch(request));
  // A page opened offline may never be told that the network is back. What is read may come from the browser itself.
  if (answered !== null && row.method !== 'GET') noteNetwork();
  return answered;
}

function outcomeOf<E extends Endpoint>(
  row: E,
  { status, content, ...named }: Answered,
  { held }: Pick<CallInput<E>, 'held'>,
): CallOutcome<E> {
  if (status === 304 && held) return held;
  if (status >= 200 && status < 300) assertReadable(row, content);
  // The type of the reply is asserted here only: the server checks its replies against the same endpoint.
  if (status >= 200 && status < 300) return { ok: true, value: content as ValueOf<E>, ...named };
  return { ok: false, problem: problemFrom(row, status, content) };
}

/**
 * Tells whether nothing can have been sent, the browser being offline: the call may then wait. Autosave is excluded, as
 * drafts wait by themselves.
 */
const cannotLeave = ({ method }: Endpoint): boolean => !['PATCH', 'PUT'].includes(method) && !isOnline.get();

/** Returns undefined, for a network failure: nobody can say whether the session still holds, so it is not ended. */
const noNetwork = () => undefined;

function refuseSession<E extends Endpoint>(row: E): CallOutcome<E> {
  expireSession();
  return { ok: false, problem: problemFrom(row, 401, null) };
}
