import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ProblemRegistry } from './problem-registry.ts';
import { RefusedError } from './refused-error.ts';

/** What a client may make the server wait for, and how much it may hold: ADR 0195. */
export type ConnectionLimits = {
  /** To send all the headers of a request. */
  headersMs: number;
  /** To send a whole request: 15 MB at half a megabit a second. */
  requestMs: number;
  /** Without a byte either way, a request or its answer being under way. */
  silenceMs: number;
  /** Between two requests: longer than a proxy keeps a connection that it may use again. */
  idleMs: number;
  /** How often the first two are looked at. */
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

/** As the HTTP library is told. */
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

/** What the options of the library have no word for. */
export function holdConnections(app: FastifyInstance, { headerCount, connections }: ConnectionLimits): void {
  app.server.maxConnections = connections;
  // One more is read, to be refused: beyond, Node before 26 leaves headers out in silence, as those a proxy added last.
  app.server.maxHeadersCount = headerCount + 1;
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.rawHeaders.length / 2 > headerCount) throw new RefusedError({ code: 'kernel.requete-invalide' });
  });
}

const statusOfError: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What is no request yet, cut short: answered as any refusal, on the bare connection, which is closed. */
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
