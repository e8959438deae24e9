import type { FastifyInstance } from 'fastify';

/**
 * Writes one line per request. The line names the pattern of the route, as an address may hold a secret or an e-mail.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
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
  });
}

/** Requests for the files of the pages and the health checks are too many to log, and change nothing. */
const isQuiet = (route: string): boolean => route.startsWith('/client/') || /^\/(health|ready)z$/.test(route);
