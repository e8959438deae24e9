import { randomUUID } from 'node:crypto';
import type { PortalSettings } from '@asso/contract/kernel/portal-settings';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { handleErrors, sendNotFound } from './error-handler.ts';
import { uploadLimitBytes } from './files/parts.ts';
import {
  answerUnreadable,
  type ConnectionLimits,
  holdConnections,
  serverOptions,
  usualLimits,
} from './limits/connection-limits.ts';
import { acceptEmptyBodies } from './limits/json-body.ts';
import { tooManyRequests } from './limits/rate-limit.ts';
import type { ProblemRegistry } from './problem-registry.ts';
import { RefusedError } from './refused-error.ts';
import { securityHeaders } from './security-headers.ts';

export type AppOptions = {
  log: FastifyBaseLogger;
  problems: ProblemRegistry;
  publicUrl: URL;
  settings: PortalSettings;
  hstsSubdomains: boolean;
  /** The addresses, or the number, of the proxies whose X-Forwarded-For header is trusted. */
  trustProxy: false | number | string;
  requestsPerMinute: number;
  /** Tests set shorter limits, because they cannot wait for minutes. */
  limits?: ConnectionLimits;
};

const quietHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
};
const jsonLimitBytes = 2_000_000;

/** Builds the server with what every answer goes through; the routes are added to it later. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const headersOf = securityHeaders(options);
  const { limits = usualLimits } = options;
  const app = fastify({
    loggerInstance: options.log,
    trustProxy: believed(options.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonLimitBytes,
    ...serverOptions(limits),
    clientErrorHandler: answerUnreadable(options.problems, headersOf('/api/')),
    // A request that comes on an open connection while the server stops is answered like the others.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: ({ headers }) => idGiven(headers['x-request-id']) ?? randomUUID(),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // An address that cannot be parsed never reaches the routes, their hooks or their error handler.
    frameworkErrors: (_, request, reply) =>
      sendNotFound(options.problems, request, reply.headers(headersOf(request.url))),
  });
  app.decorateRequest('actor', null);
  logRequests(app);
  handleErrors(app, options.problems);
  acceptEmptyBodies(app);
  // These hooks call `done` rather than return a promise, which for each request would cost as much as what they do.
  app.addHook('onRequest', ({ url, id, raw }, reply, done) => {
    reply.headers(headersOf(url));
    reply.header('x-request-id', id);
    if (hasOneHost(raw.rawHeaders)) done();
    else done(new RefusedError({ code: 'kernel.requete-invalide', field: 'Host' }));
  });
  holdConnections(app, limits);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip', 'identity'] });
  await app.register(multipart, {
    // The limit is one byte above what is allowed, so that the first byte too many is noticed.
    limits: { fileSize: uploadLimitBytes + 1, files: 20, fields: 50, fieldSize: 100_000, parts: 70 },
  });
  await app.register(fastifyRateLimit, {
    max: options.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => ip,
    // The files of the pages are not counted: a page asks for thirty, and a whole office may share an address.
    allowList: ({ url }) => url.startsWith('/client/'),
    // Answers do not tell how many requests are left; only a refused client is told when to try again.
    addHeaders: quietHeaders,
    addHeadersOnExceeding: quietHeaders,
    errorResponseBuilder: (_, { ttl }) => tooManyRequests(ttl),
  });
  return app;
}

/** Node keeps the first of two Host headers: a proxy before it may have read the other (RFC 9112, 3.2). */
const hasOneHost = (raw: readonly string[]): boolean =>
  raw.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length <= 1;

function believed(proxies: AppOptions['trustProxy']) {
  if (typeof proxies !== 'number') return proxies;
  return (_address: string, hop: number) => hop < proxies;
}

/**
 * Gives the name that a caller chose for its request, by which both sides find the request in their logs; undefined
 * when there is none, or one of another shape.
 */
function idGiven(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined;
}

/**
 * Writes one line per request. The line names the pattern of the route, as an address may hold a secret or an e-mail.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(inconnue)';
    const level = isQuiet(route) && reply.statusCode < 500 ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        utilisateur: request.actor?.id,
        role: request.actor?.role,
      },
      'request',
    );
    done();
  });
}

/** Requests for the files of the pages and the health checks are too many to log, and change nothing. */
const isQuiet = (route: string): boolean => route.startsWith('/client/') || /^\/(health|ready)z$/.test(route);
