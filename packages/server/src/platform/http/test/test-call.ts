import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { BodyInput, Endpoint, ParamNames, QueryInput, ReplyOf } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import { ok } from '@asso/domain/kernel/result';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Authenticator } from '../access.ts';

export type ApiRequest<E extends Endpoint> = {
  /** A person that the test made up, or a token that the portal gave. */
  as?: Actor | string;
  role?: string;
  params?: Readonly<Record<ParamNames<E['path']>, string | number>>;
  query?: QueryInput<E>;
  body?: BodyInput<E>;
  /** A version, or an ETag as the portal gave it. */
  ifMatch?: number | string;
  idempotencyKey?: string;
  headers?: Record<string, string>;
};

export type ApiReply<E> = {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  /** The reply of the row, when it was not refused. */
  body: ReplyOf<E>;
  /** The refusal, whose problem codes are also in `codes`. */
  problem: ProblemReply;
  codes: string[];
  etag: string | undefined;
  bytes: Buffer;
};

export type TestTokens = {
  wrap(authenticate: Authenticator): Authenticator;
  tokenOf(as: Actor | string): string;
};

/** Gives made-up people a token of their own, without an account. */
export function testTokens(): TestTokens {
  const known = new Map<string, Actor>();
  return {
    wrap: (authenticate) => async (request) => {
      const actor = known.get(request.token);
      if (actor === undefined) return authenticate(request);
      return ok(request.role === undefined ? actor : { ...actor, role: request.role });
    },
    tokenOf: (as) => {
      if (typeof as === 'string') return as;
      const token = `test-${known.size}`;
      known.set(token, as);
      return token;
    },
  };
}

export function apiCaller(app: FastifyInstance, tokens: TestTokens) {
  return async <E extends Endpoint>(row: E, request: ApiRequest<E> = {}): Promise<ApiReply<E>> => {
    const reply = await app.inject({
      method: row.method,
      url: `/api${pathOf(row, request.params)}`,
      query: queryOf(request),
      headers: headersOf(request, tokens),
      payload: payloadOf(request.body),
    });
    const isJson = String(reply.headers['content-type']).includes('json');
    const body = isJson && reply.body !== '' ? JSON.parse(reply.body) : undefined;
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body,
      problem: body,
      codes: (body?.problems ?? []).map((problem: { code: string }) => problem.code),
      etag: reply.headers.etag as string | undefined,
      bytes: reply.rawPayload,
    };
  };
}

const pathOf = (row: Endpoint, params: Readonly<Record<string, string | number>> = {}): string =>
  row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

function queryOf(request: { role?: string; query?: unknown }): InjectOptions['query'] {
  const given = Object.entries((request.query as Record<string, unknown> | undefined) ?? {});
  const texts = given
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : String(value)]);
  return { ...Object.fromEntries(texts), ...(request.role === undefined ? {} : { role: request.role }) };
}

function headersOf(
  request: Omit<ApiRequest<Endpoint>, 'params'>,
  tokens: TestTokens,
): Record<string, string> {
  const { as, ifMatch, idempotencyKey } = request;
  return {
    ...(as === undefined ? {} : { 'access-token': tokens.tokenOf(as) }),
    ...(ifMatch === undefined ? {} : { 'if-match': typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...request.headers,
  };
}

/** A form is sent with its boundary; any other body is sent as JSON. */
function payloadOf(body: unknown): InjectOptions['payload'] {
  if (body === undefined || body instanceof FormData) return body as InjectOptions['payload'];
  return body as object;
}
