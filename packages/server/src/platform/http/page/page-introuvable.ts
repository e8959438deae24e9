import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../error-handler.ts';
import type { ProblemRegistry } from '../problem-registry.ts';
import { html } from './html.ts';
import type { PageContent } from './page-row.ts';

export type NotFoundAnswer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

type Given = { problems: ProblemRegistry; frame: (page: PageContent) => string };

/**
 * Makes the answer to an address that nothing has: a page for somebody who reads it in a browser, a problem for a
 * program and for the API.
 */
export function notFoundAnswer({ problems, frame }: Given): NotFoundAnswer {
  let page: string | undefined;
  return (request, reply) => {
    if (!isReadByPeople(request)) return sendNotFound(problems, request, reply);
    page ??= frame(introuvable);
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(request.method === 'HEAD' ? '' : page);
  };
}

/** Browsers say that they read HTML; programs that do not ask for it keep the problem that they can read. */
const isReadByPeople = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD' || method === 'POST') &&
  !/^\/api(?:[/?]|$)/.test(url) &&
  String(headers.accept ?? '').includes('text/html');

const titre = 'Page introuvable';

const introuvable: PageContent = {
  titre,
  description: 'Aucune page n’a cette adresse.',
  chemin: '/',
  isUnlisted: true,
  main: html`<div class="page pile">
<div class="page__tete"><h1 class="page__titre">${titre}</h1></div>
<p>Aucune page n’a cette adresse : elle a changé, ou une lettre manque.</p>
<ul>
<li><a href="/repertoire-des-subventions">Trouver une subvention</a></li>
<li><a href="/client/">Accueil</a></li>
<li><a href="/client/plan">Plan du site</a></li>
</ul>
</div>`,
};
