import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Replicas } from '../../db/replicas/replicas.ts';
import { toRateLimit } from '../limits/rate-limit.ts';
import { isSameOrigin } from '../origin.ts';
import { rowReader } from '../reads.ts';
import { isStorable } from '../storable.ts';
import type { NotFoundAnswer } from './page-introuvable.ts';
import type { PageAnswer, PageContent, PageNote, PageRequest, PublicPage, ReadNotes } from './page-row.ts';

type Given = {
  pages: readonly PublicPage[];
  notFound: NotFoundAnswer;
  publicUrl: URL;
  replicas?: Replicas;
  frame: (page: PageContent, notes: readonly PageNote[]) => string;
  notes: ReadNotes;
};

/** A form of a page without an account holds a few short fields. */
const formLimitBytes = 4000;

/** Adds the pages that anybody reads without an account; each can be used without any script. */
export function registerPages(
  app: FastifyInstance,
  { pages, notFound, publicUrl, replicas, frame, notes }: Given,
): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formLimitBytes },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    // A form that a program sends may come in this shape; no page reads the fields of such a form.
    scope.removeContentTypeParser('multipart/form-data');
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string', bodyLimit: formLimitBytes },
      (_, _body, done) => done(null, new URLSearchParams()),
    );
    const formsOf = rememberingForms(frame);
    const notesOf = async (found: Shown) => (found.kind === 'page' ? await notes(found.page.chemin) : []);
    for (const { method = 'GET', path, limit, isForPrograms, answer } of pages) {
      const reads = rowReader({ method, replica: method === 'GET' }, { publicUrl, replicas });
      scope.route({
        method,
        url: path,
        config: toRateLimit(limit),
        onSend: reads.tell,
        handler: reads.within(async (request, reply) => {
          const isForeign = method === 'POST' && !isForPrograms && !isSameOrigin(request.headers, publicUrl);
          const asked = requestOf(request);
          const found = isForeign || !isPlain(asked) ? null : await answer(asked);
          if (found === null) return notFound(request, reply);
          return found.kind === 'ailleurs'
            ? reply.header('cache-control', 'no-cache').redirect(found.vers, found.status)
            : sendForms(request, reply, { found, forms: formsOf(found, await notesOf(found)) });
        }),
      });
    }
  });
}

/** No page has an address, a search or a field with a text that the database cannot hold. */
const isPlain = ({ params, query, form }: PageRequest): boolean =>
  isStorable([params, ...query.entries(), ...form.entries()]);

function requestOf({ url, params, body }: FastifyRequest) {
  const at = url.indexOf('?');
  return {
    params: params as Record<string, string>,
    query: new URLSearchParams(at < 0 ? '' : url.slice(at)),
    form: body instanceof URLSearchParams ? body : new URLSearchParams(),
  };
}

type Shown = Exclude<PageAnswer, { kind: 'ailleurs' }>;
type Forms = { plain: string; etag: string; compressed: () => Buffer };

/**
 * Remembers what was made of an answer: one that is given again under the same notes is neither written, nor hashed,
 * nor compressed again.
 */
function rememberingForms(frame: Given['frame']) {
  const known = new WeakMap<Shown, { above: string; forms: Forms }>();
  return (answer: Shown, notes: readonly PageNote[]): Forms => {
    const above = JSON.stringify(notes);
    const kept = known.get(answer);
    if (kept?.above === above) return kept.forms;
    const forms = formsOf(answer.kind === 'page' ? frame(answer.page, notes) : answer.texte);
    known.set(answer, { above, forms });
    return forms;
  };
}

function formsOf(plain: string): Forms {
  let compressed: Buffer | undefined;
  return {
    plain,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    compressed: () => {
      compressed ??= brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      return compressed;
    },
  };
}

function sendForms(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { found, forms }: { found: Shown; forms: Forms },
): FastifyReply {
  const type = found.kind === 'page' ? 'text/html; charset=utf-8' : found.type;
  reply.type(type).header('vary', 'accept-encoding');
  if (found.kind === 'texte' && found.nom) {
    reply.header('content-disposition', `attachment; filename="${found.nom}"`);
  }
  if (found.isForOne) reply.header('cache-control', 'no-store');
  else {
    // A publication is seen at once: whoever kept the page asks whether it is still the same.
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', forms.etag);
    if (headers['if-none-match']?.includes(forms.etag)) return reply.code(304).send();
  }
  reply.code((found.kind === 'page' && found.status) || 200);
  return /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))
    ? reply.header('content-encoding', 'br').send(forms.compressed())
    : reply.send(forms.plain);
}
