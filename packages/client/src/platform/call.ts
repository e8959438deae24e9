import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { BodyInput, Endpoint, ParamsOf, QueryInput, ReplyOf } from '@asso/contract/kernel/endpoint';
import { networkProblem, problemFrom } from './call-problems.ts';
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
  /** From 0 to 1, while a form is on its way. */
  onProgress?: (share: number) => void;
};

export type Received = { blob: Blob; name: string };
export type ValueOf<E> = ReplyOf<E> extends 'fichier' ? Received : ReplyOf<E>;

export type CallOutcome<E> =
  | { ok: true; value: ValueOf<E>; version: number | null }
  | { ok: false; problem: ProblemReply };

/** Never throws, unless `signal` aborts it: what went wrong is in `problem`, with its French sentence. */
export async function call<E extends Endpoint>(row: E, input: CallInput<E>): Promise<CallOutcome<E>> {
  const isOpen = row.access === 'public';
  const token = isOpen ? currentToken() : await freshToken();
  if (!isOpen && token === null) return refuseSession<E>(row);
  const answered = await send(row, input, token);
  if (answered === null) return { ok: false, problem: networkProblem(row) };
  if (answered.status !== 401 || isOpen) return outcomeOf<E>(row, answered);
  const renewed = await renewToken(token);
  if (renewed === null || renewed === token) return refuseSession<E>(row);
  const again = await send(row, input, renewed);
  if (again === null) return { ok: false, problem: networkProblem(row) };
  return again.status === 401 ? refuseSession<E>(row) : outcomeOf<E>(row, again);
}

async function send<E extends Endpoint>(
  row: E,
  input: CallInput<E>,
  token: string | null,
): Promise<Answered | null> {
  const { params, query, body, ifMatch, idempotencyKey, signal, onProgress } = input;
  const isForm = row.body === 'multipart';
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers['access-token'] = token;
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
  };
  return onProgress && isForm ? sendWithProgress(request, onProgress) : sendWithFetch(request);
}

function outcomeOf<E extends Endpoint>(row: E, answered: Answered): CallOutcome<E> {
  const { status, content, version } = answered;
  // The one cast: the server is held to the type of the row.
  if (status >= 200 && status < 300) return { ok: true, value: content as ValueOf<E>, version };
  return { ok: false, problem: problemFrom(row, status, content) };
}

function refuseSession<E extends Endpoint>(row: E): CallOutcome<E> {
  expireSession();
  return { ok: false, problem: problemFrom(row, 401, null) };
}
