import { Readable } from 'node:stream';
import { regleOrdinaire } from '@asso/domain/document/fichier.rules';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MultipartPart } from '../handlers.ts';
import { RefusedError } from '../refused-error.ts';

/** An uploaded file has at most 15 MB [R9.1]. */
export const uploadLimitBytes = regleOrdinaire.maxOctets;

/** Yields the parts of a multipart body; nothing is read before it is asked for. */
export async function* streamParts(request: FastifyRequest): AsyncGenerator<MultipartPart> {
  if (!request.isMultipart()) throw new RefusedError({ code: 'kernel.requete-invalide' });
  for await (const part of readable(request.parts())) {
    if (part.type === 'file') {
      yield {
        kind: 'file',
        field: part.fieldname,
        // A part that is not text is a file, even without a file name.
        filename: part.filename ?? '',
        stream: Readable.from(wholeFile(part, request), { objectMode: false }),
      };
      // A file that nobody reads would hold back the parts after it.
      part.file.resume();
    } else yield { kind: 'text', field: part.fieldname, value: String(part.value) };
  }
}

/**
 * Yields what the source gives. The errors of the library's own limits keep their status; any other error comes from
 * what the client sent (a missing boundary, a body cut before its end, a client that leaves) and becomes a refusal.
 */
async function* readable<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new RefusedError({ code: 'kernel.envoi-incomplet' });
  }
}

/** Fails at the first byte too many, without waiting for the rest of the file. */
async function* wholeFile(
  { file, fieldname }: MultipartFile,
  { raw }: FastifyRequest,
): AsyncGenerator<Buffer> {
  let size = 0;
  // When the client leaves, the library would wait for ever for the rest of its file.
  raw.once('close', () => raw.complete || file.destroy(new RefusedError({ code: 'kernel.envoi-incomplet' })));
  for await (const chunk of readable(file)) {
    size += (chunk as Buffer).length;
    if (size > uploadLimitBytes) throw new RefusedError({ code: 'kernel.trop-volumineux', field: fieldname });
    yield chunk as Buffer;
  }
}

/** The longest form has one file of the greatest size, and its fields. */
const longestForm = uploadLimitBytes + 1_000_000;

/** Refuses a form whose declared length is too great before a byte is read, and closes its connection. */
export function refuseLongForm({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers['content-length'] ?? 0) <= longestForm) return;
  reply.header('connection', 'close');
  throw new RefusedError({ code: 'kernel.trop-volumineux' });
}

const lingerMs = 1000;

/**
 * Handles a form that was answered before its end. The rest is read and thrown away, so that the client sees the
 * answer and can use its connection again. A form of unknown length might never end: it is no longer read, and soon
 * cut.
 */
export function leaveForm({ headers, raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  if (headers['content-length'] !== undefined) return void raw.resume();
  raw.pause();
  // If the connection were cut at once, the answer might be lost before it is read.
  setTimeout(() => raw.destroy(), lingerMs).unref();
}
