import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { PortalSettings } from '@asso/contract/kernel/portal-settings';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from './error-handler.ts';
import { pageDocument, toldPage } from './page-document.ts';
import type { ReadFacts } from './page-facts.ts';
import type { ProblemRegistry } from './problem-registry.ts';
import { allowStyles, styleHashes, stylesOfWidgets } from './style-hashes.ts';

const built = fileURLToPath(new URL('../../../../client/dist', import.meta.url));
const yearSeconds = 31_536_000;

type Given = {
  problems: ProblemRegistry;
  settings: PortalSettings;
  /** What the page is told at this moment. */
  facts?: ReadFacts;
  root?: string;
};

/** The pages: below /client/ every path that is no file is the application's own. */
export async function serveClient(app: FastifyInstance, given: Given): Promise<void> {
  const { problems, settings, facts = async () => ({}), root = built } = given;
  app.get('/', (_, reply) => reply.redirect('/client/', 302));
  const source = join(root, 'index.html');
  const page = existsSync(source) ? pageDocument(readFileSync(source, 'utf8'), settings) : null;
  const formsOf = rememberingLast(bothForms);
  if (page !== null) await registerFiles(app, root);
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) return sendNotFound(problems, request, reply);
    return page === null
      ? sendUnbuilt(reply)
      : sendPage(request, reply, formsOf(toldPage(page, await facts())));
  });
}

async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix: '/client/',
    wildcard: false,
    // The page is sent as it was completed, never as it was built.
    globIgnore: ['index.html', '**/*.br'],
    index: false,
    // As the build wrote them beside the others; what it left alone is compressed on its way.
    preCompressed: true,
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
  const isOurs = path === '/client' || path.startsWith('/client/');
  return (method === 'GET' || method === 'HEAD') && isOurs && extname(path) === '';
}

type Page = { plain: string; compressed: Buffer; styles: string };

/** What answers where no route does goes past what compresses the others. */
const bothForms = (plain: string): Page => ({
  plain,
  compressed: brotliCompressSync(plain),
  styles: styleHashes(plain, stylesOfWidgets),
});

/** What the page is told changes a few times a year: it is compressed once for each. */
function rememberingLast<T>(make: (text: string) => T): (text: string) => T {
  let last: { text: string; made: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}

function sendPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { plain, compressed, styles }: Page,
): FastifyReply {
  const isCompressed = /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));
  reply.code(200).headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  allowStyles(reply.type('text/html; charset=utf-8'), styles);
  return isCompressed ? reply.header('content-encoding', 'br').send(compressed) : reply.send(plain);
}

const sendUnbuilt = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('Les pages ne sont pas encore construites : lancez « npm start », qui les construit.\n');
