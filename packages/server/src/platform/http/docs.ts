import type { FastifyInstance } from 'fastify';
import type { Feature } from '../feature.ts';
import { docsPage } from './docs-page.ts';
import { openapiDocument } from './openapi.ts';
import type { ProblemRegistry } from './problem-registry.ts';
import { allowStyles, styleHashes } from './style-hashes.ts';

/** `/api/openapi.json`, and the same to read. Made when first asked for. */
export function registerDocs(
  app: FastifyInstance,
  features: readonly Feature[],
  problems: ProblemRegistry,
): void {
  let json: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', async (_, reply) => {
    json ??= JSON.stringify(openapiDocument(features, problems));
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(json);
  });
  app.get('/api/docs', async (_, reply) => {
    page ??= docsPage(openapiDocument(features, problems), problems);
    allowStyles(reply, styleHashes(page));
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
