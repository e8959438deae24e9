import type { FastifyInstance } from 'fastify';
import { jsonExcess } from './limits/body-limits.ts';
import { RefusedError } from './refused-error.ts';

const refusedFor = { deep: 'kernel.requete-invalide', long: 'kernel.trop-volumineux' } as const;

/** A call without a body may still send a content type: an empty body counts as no body. */
export function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, undefined);
    const excess = jsonExcess(body);
    if (excess !== null) done(new RefusedError({ code: refusedFor[excess] }), undefined);
    else parseJson(request, body, done);
  });
  app.removeContentTypeParser('text/plain');
}
