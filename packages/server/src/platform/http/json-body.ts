import type { FastifyInstance } from 'fastify';

/** A call without a body may still name its type: what is empty is no body, not a wrong one. */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else parseJson(request, body, done);
  });
  app.removeContentTypeParser('text/plain');
}
