import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Feature } from '../feature.ts';
import { allowStyles, styleHashes } from '../http/client/style-hashes.ts';
import { sendNotFound } from '../http/error-handler.ts';
import type { ProblemRegistry } from '../http/problem-registry.ts';
import { escapeHtml, writePage } from './docs-html.ts';
import { docsIndex } from './docs-index.ts';
import { docsSubject } from './docs-subject.ts';
import { type OpenapiDocument, openapiDocument } from './openapi.ts';

const guide = new URL('../../../../../docs/api-partenaires.md', import.meta.url);

/**
 * Serves `/api/openapi.json` and its readable form: a first page, the guide for the authors of other
 * software, then a page per subject. Each is made at its first
 * request.
 */
export function registerDocs(
  app: FastifyInstance,
  features: readonly Feature[],
  problems: ProblemRegistry,
): void {
  let document: OpenapiDocument | undefined;
  let json: string | undefined;
  const pages = new Map<string, string | undefined>();
  const documented = () => {
    document ??= openapiDocument(features, problems);
    return document;
  };
  const pageNamed = (name: string, make: () => string | undefined) => {
    if (!pages.has(name) && features.some((one) => one.name === name || name === '')) pages.set(name, make());
    return pages.get(name);
  };
  app.get('/api/openapi.json', async (_, reply) => {
    json ??= JSON.stringify(documented());
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(json);
  });
  app.get('/api/docs', async (_, reply) =>
    sendPage(reply, pageNamed('', () => docsIndex(documented(), problems)) ?? ''),
  );
  app.get('/api/docs/guide', async (_, reply) => sendPage(reply, await guidePage()));
  app.get<{ Params: { sujet: string } }>('/api/docs/:sujet', async (request, reply) => {
    const { sujet } = request.params;
    const page = pageNamed(sujet, () => docsSubject(documented(), sujet));
    return page === undefined ? sendNotFound(problems, request, reply) : sendPage(reply, page);
  });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  allowStyles(reply, styleHashes(page));
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
}

/** Makes the page of the guide for the authors of other software, whose text is that of the repository. */
async function guidePage(): Promise<string> {
  const text = await readFile(guide, 'utf8');
  return writePage(
    'Portail Asso : le guide des partenaires',
    `<p><a href="/api/docs">Les appels</a></p><pre tabindex="0">${escapeHtml(text)}</pre>`,
  );
}
