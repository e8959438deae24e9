import type { FastifyInstance } from 'fastify';

/** One line a request. The route is named by its pattern: an address may carry a secret or an e-mail. */
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

/** What is asked for by the dozen and changes nothing: the files of the pages, and whoever watches the health. */
const isQuiet = (route: string): boolean => route.startsWith('/client/') || /^\/(health|ready)z$/.test(route);
