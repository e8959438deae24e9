import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { PortalSettings } from '@asso/contract/kernel/portal-settings';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NotFoundAnswer } from '../page/page-introuvable.ts';
import { policyOfData } from '../security-headers.ts';
import { pageDocument, toldPage } from './page-document.ts';
import type { ReadFacts } from './page-facts.ts';
import { allowStyles, styleHashes, stylesOfWidgets } from './style-hashes.ts';

const built = fileURLToPath(new URL('../../../../../client/dist', import.meta.url));
const yearSeconds = 31_536_000;

type Given = {
  notFound: NotFoundAnswer;
  settings: PortalSettings;
  /** Reads the facts that the page receives at this moment. */
  facts?: ReadFacts;
  root?: string;
};

/** Serves the pages: below /client/, every path that is not a file belongs to the application's own router. */
export async function serveClient(app: FastifyInstance, given: Given): Promise<void> {
  const { notFound, settings, facts = async () => ({}), root = built } = given;
  app.get('/', (_, reply) => reply.redirect('/client/', 302));
  const source = join(root, 'index.html');
  const page = existsSync(source) ? pageDocument(readFileSync(source, 'utf8'), settings) : null;
  const formsOf = rememberingLast(bothForms);
  if (page !== null) await registerFiles(app, root, settings);
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) return notFound(request, reply);
    return page === null
      ? sendUnbuilt(reply)
      : sendPage(request, reply, formsOf(toldPage(page, await facts())));
  });
}

const worker = 'service-worker.js';
const workerEnd = 'service-worker-fin.js';

async function registerFiles(app: FastifyInstance, root: string, settings: PortalSettings): Promise<void> {
  // Browsers ask for the service worker again at each visit: without offline work, they get one that removes it.
  const ending = settings.horsConnexion ? null : join(root, workerEnd);
  if (ending !== null && existsSync(ending)) {
    const script = readFileSync(ending, 'utf8');
    app.get(`/client/${worker}`, (_, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
    );
  }
  await app.register(fastifyStatic, {
    root,
    prefix: '/client/',
    wildcard: false,
    // The built page is never sent as a file, because it must first be completed with the settings and the facts.
    globIgnore: ['index.html', '**/*.br', workerEnd, ...(ending === null ? [] : [worker])],
    index: false,
    // The build wrote compressed copies beside the files; a file without such a copy is compressed when it is sent.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // A file whose name holds the hash of its content never changes; any other may change at the next version.
      const isHashed = /[/\\]assets[/\\]/.test(path);
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
      if (isHashed) sayLess(reply);
    },
  });
}

/**
 * Leaves out the headers that a browser obeys only in a page, and the one that lets it ask again for a file that never
 * changes: a page asks for many files, whose headers would be a notable part of what travels.
 */
function sayLess(reply: FastifyReply): void {
  for (const name of saidOfPages) reply.removeHeader(name);
  reply.header('content-security-policy', policyOfData);
}

const saidOfPages = [
  'x-frame-options',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-request-id',
  'etag',
  'last-modified',
  'accept-ranges',
];

/**
 * Tells whether a page answers this address. A missing file is a 404, by which the application learns of a new version.
 */
function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  const isOurs = path === '/client' || path.startsWith('/client/');
  return (method === 'GET' || method === 'HEAD') && isOurs && extname(path) === '';
}

type Page = { plain: string; compressed: Buffer; styles: string };

/**
 * Gives the page plain and compressed: it is compressed here, because the handler of unknown routes bypasses the
 * compression of the others.
 */
const bothForms = (plain: string): Page => ({
  plain,
  compressed: brotliCompressSync(plain),
  styles: styleHashes(plain, stylesOfWidgets),
});

/**
 * Remembers what was made of the last text: the facts of the page seldom change, so the page is compressed once for
 * each version of them.
 */
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
