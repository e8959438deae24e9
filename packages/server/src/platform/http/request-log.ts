import type { FastifyInstance } from 'fastify';

/** One line a request. The route is named by its pattern: an address may carry a secret or an e-mail. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(inconnue)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        utilisateur: request.actor?.id,
        role: request.actor?.role,
      },
      'request',
    );
  });
}
