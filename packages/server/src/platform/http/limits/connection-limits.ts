import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { STATUS_CODES } from '../node-http.ts';
import type { ProblemRegistry } from '../problem-registry.ts';
import { RefusedError } from '../refused-error.ts';

/** Limits the time for which a client may keep the server waiting and what it may hold (ADR 0195). */
export type ConnectionLimits = {
  /** The longest time to send all the headers of a request. */
  headersMs: number;
  /** The longest time to send a whole request: 15 MB at half a megabit a second. */
  requestMs: number;
  /** The longest time without a byte in either direction while a request or its answer is under way. */
  silenceMs: number;
  /** The longest time between two requests: it is longer than a proxy keeps a connection that it may use again. */
  idleMs: number;
  /** The interval at which the first two limits are checked. */
  everyMs: number;
  headerBytes: number;
  headerCount: number;
  connections: number;
};

export const usualLimits: ConnectionLimits = {
  headersMs: 20_000,
  requestMs: 300_000,
  silenceMs: 120_000,
  idleMs: 72_000,
  everyMs: 5_000,
  headerBytes: 16_384,
  headerCount: 100,
  connections: 10_000,
};

/** Gives the limits as options of the HTTP library. */
export const serverOptions = ({ headersMs, requestMs, silenceMs, idleMs, ...rest }: ConnectionLimits) => ({
  requestTimeout: requestMs,
  connectionTimeout: silenceMs,
  keepAliveTimeout: idleMs,
  http: {
    headersTimeout: headersMs,
    connectionsCheckingInterval: rest.everyMs,
    maxHeaderSize: rest.headerBytes,
  },
});

/** Enforces the limits for which the library has no option. */
export function holdConnections(app: FastifyInstance, { headerCount, connections }: ConnectionLimits): void {
  app.server.maxConnections = connections;
  // One header more is read, so that it can be refused: beyond its limit, Node before 26 silently drops the last
  // headers, among which those that a proxy added.
  app.server.maxHeadersCount = headerCount + 1;
  app.addHook('onRequest', ({ raw }, _, done) => {
    const isTooMany = raw.rawHeaders.length / 2 > headerCount;
    done(isTooMany ? new RefusedError({ code: 'kernel.requete-invalide' }) : undefined);
  });
}

const statusOfError: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers bytes that are not a complete request: the refusal goes straight on the connection, which is then closed.
 */
export const answerUnreadable =
  (problems: ProblemRegistry, headers: Readonly<Record<string, string>>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = statusOfError[error.code ?? ''] ?? 400;
    const refused = { ok: false, problems: [{ code: 'kernel.requete-invalide' }] } as const;
    const body = JSON.stringify({ ...problems.reply(refused, randomUUID()), status });
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    socket.destroySoon();
  };
