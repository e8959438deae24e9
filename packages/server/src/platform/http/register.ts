import type { Endpoint, EndpointTable } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Replicas } from '../db/replicas/replicas.ts';
import { accessTo } from './access.ts';
import { readCredentials } from './credentials.ts';
import { leaveForm, refuseLongForm, streamParts } from './files/parts.ts';
import type { Answer, Call } from './handlers.ts';
import { printedForm } from './idempotency/form-print.ts';
import { once } from './idempotency/idempotency.ts';
import { readIdempotency } from './idempotency/idempotency-key.ts';
import { inputParser } from './input.ts';
import type { KeyGuard } from './keys/keys.ts';
import { type RateLimits, toRateLimit } from './limits/rate-limit.ts';
import { isSameOrigin } from './origin.ts';
import { rowReader } from './reads.ts';
import { RefusedError } from './refused-error.ts';
import { answerWriter, type ReplyDeps } from './reply.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once the access of the row has been decided. */
    actor: Actor | null;
  }
}

export type RegisterDeps = ReplyDeps & { db: Db; guard: KeyGuard; replicas?: Replicas };

type AnyHandler = (call: Call<Endpoint>) => Promise<Answer<unknown>>;

export type Registration = {
  endpoints: EndpointTable;
  /** The handlers, one for each row; `feature()` has already checked their types. */
  handlers: object;
  limits?: RateLimits;
};

/** Adds one route for each row; a row without a handler is a bug that stops the start. */
export function registerEndpoints(
  app: FastifyInstance,
  registration: Registration,
  deps: RegisterDeps,
): void {
  const { endpoints, handlers, limits } = registration;
  for (const [name, row] of Object.entries(endpoints)) {
    const handler = (handlers as Record<string, AnyHandler | undefined>)[name];
    if (handler === undefined) throw new Error(`the row ${name} (${row.path}) has no handler`);
    if (row.idempotent && row.access === 'public') {
      throw new Error(`the row ${name} keeps answers of nobody: it is public and idempotent`);
    }
    if (row.replica && row.method !== 'GET') throw new Error(`the row ${name} writes, on a replica`);
    registerRow(app, { row, handler, limit: limits?.[name] }, deps);
  }
}

/** A caller who is not identified yet may only send a form of a few fields. */
const publicLimitBytes = 16_000;

type Route = { row: Endpoint; handler: AnyHandler; limit?: RateLimits[string] };

function registerRow(app: FastifyInstance, { row, handler, limit }: Route, deps: RegisterDeps): void {
  const parse = inputParser(row);
  const send = answerWriter(row, deps);
  const { guard } = deps;
  const reads = rowReader(row, deps);
  app.route({
    method: row.method,
    url: routeUrl(row),
    config: toRateLimit(limit),
    ...(row.access === 'public' ? { bodyLimit: publicLimitBytes } : {}),
    // This hook runs after the rate limit and before the body is read.
    preParsing: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const credentials = readCredentials(request, row, deps.publicUrl);
      const allowed = await accessTo(row, credentials, guard.authenticatorFor(request));
      await guard.slow(request, reply);
      if (!allowed.ok) throw new RefusedError(...allowed.problems);
      request.actor = allowed.value;
      if (row.body === 'multipart') refuseLongForm(request, reply);
    },
    onResponse: (request, reply, done) => {
      guard.record(request, reply, `${row.method} ${row.path}`);
      if (row.body === 'multipart') leaveForm(request);
      done();
    },
    onSend: reads.tell,
    handler: reads.within(async (request, reply) => {
      const input = parse({
        params: request.params,
        query: request.query,
        body: request.body,
        ifMatch: request.headers['if-match'],
      });
      if (!input.ok) return send(request, reply, input);
      const form = row.body === 'multipart' && row.idempotent ? printedForm(streamParts(request)) : null;
      const call = callOf(request, { ...input.value, untilGone: untilGone(reply) }, deps);
      const work = () => handler(form === null ? call : { ...call, files: form.parts });
      const key = readIdempotency(request, row, form);
      if (key === null) return send(request, reply, await work());
      if (!key.ok) return send(request, reply, key);
      return send(request, reply, await once(deps.db, { ...key.value, status: row.status ?? 200 }, work));
    }),
  });
}

/**
 * Gives the signal that the caller gave up: the connection closed before the whole answer was written. The signal is
 * made for the few calls that ask for it.
 */
function untilGone({ raw }: FastifyReply): () => AbortSignal {
  let gone: AbortController | undefined;
  return () => {
    if (gone !== undefined) return gone.signal;
    const asked = new AbortController();
    const abort = () => {
      if (!raw.writableFinished) asked.abort();
    };
    if (raw.closed) abort();
    else raw.once('close', abort);
    gone = asked;
    return asked.signal;
  };
}

const routeUrl = (row: Endpoint): string => `/api${row.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function callOf(
  request: FastifyRequest,
  {
    untilGone,
    ...input
  }: {
    params: unknown;
    query: unknown;
    body: unknown;
    ifMatch: number | null;
    sceau: string | null;
    untilGone: () => AbortSignal;
  },
  deps: RegisterDeps,
): Call<Endpoint> {
  const call: Omit<Call<Endpoint>, 'params' | 'query' | 'body' | 'ifMatch' | 'sceau' | 'signal'> = {
    actor: request.actor as Actor,
    requestId: request.id,
    ip: request.ip,
    files: streamParts(request),
    cookies: isSameOrigin(request.headers, deps.publicUrl) ? request.cookies : {},
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  };
  // This row's own parsers made these values, so the cast is safe.
  return {
    ...call,
    ...input,
    get signal() {
      return untilGone();
    },
  } as Call<Endpoint>;
}
