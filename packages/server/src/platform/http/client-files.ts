import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from './error-handler.ts';
import type { ProblemRegistry } from './problem-registry.ts';

const built = fileURLToPath(new URL('../../../../client/dist', import.meta.url));
const yearSeconds = 31_536_000;

/** The pages: below /client/ every path that is no file is the application's own. */
export async function serveClient(
  app: FastifyInstance,
  problems: ProblemRegistry,
  root = built,
): Promise<void> {
  app.get('/', (_, reply) => reply.redirect('/client/', 302));
  const isBuilt = existsSync(join(root, 'index.html'));
  if (isBuilt) await registerFiles(app, root);
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return sendNotFound(problems, request, reply);
    return isBuilt ? sendPage(reply) : sendUnbuilt(reply);
  });
}

async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/client/',
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // A name with its content's hash never changes meaning; any other may at the next version.
      const isHashed = /[/\\]assets[/\\]/.test(path);
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
}

/** A file that is missing is a 404: the application then knows that a new version has replaced it. */
function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  return (method === 'GET' || method === 'HEAD') && path.startsWith('/client/') && extname(path) === '';
}

const sendPage = (reply: FastifyReply): FastifyReply =>
  reply.code(200).header('cache-control', 'no-cache').sendFile('index.html');

const sendUnbuilt = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('Les pages ne sont pas encore construites : lancez « npm start », qui les construit.\n');
