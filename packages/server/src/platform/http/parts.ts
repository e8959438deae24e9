import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Part } from './handlers.ts';
import { RefusedError } from './refused-error.ts';

/** 15 MB [R9.1]. */
export const uploadLimitBytes = 15_728_640;

/** The parts of a multipart body; nothing is read before it is asked for. */
export async function* partsOf(request: FastifyRequest): AsyncGenerator<Part> {
  if (!request.isMultipart()) throw new RefusedError({ code: 'kernel.requete-invalide' });
  for await (const part of readable(request.parts())) {
    if (part.type === 'file') {
      yield {
        kind: 'file',
        field: part.fieldname,
        // A part without a name is a file all the same when it says no text.
        filename: part.filename ?? '',
        stream: Readable.from(wholeFile(part, request), { objectMode: false }),
      };
      // A file nobody read would hold back the parts after it.
      part.file.resume();
    } else yield { kind: 'text', field: part.fieldname, value: String(part.value) };
  }
}

/**
 * Nothing but what was sent can fail here: without a boundary, cut before its end, left by whoever sends it. The limits of the
 * library say their own status.
 */
async function* readable<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new RefusedError({ code: 'kernel.envoi-incomplet' });
  }
}

/** Refused at its first byte too many: the rest of it is not waited for. */
async function* wholeFile(
  { file, fieldname }: MultipartFile,
  { raw }: FastifyRequest,
): AsyncGenerator<Buffer> {
  let size = 0;
  // The library waits for the rest of a file whose sender has left.
  raw.once('close', () => raw.complete || file.destroy(new RefusedError({ code: 'kernel.envoi-incomplet' })));
  for await (const chunk of readable(file)) {
    size += (chunk as Buffer).length;
    if (size > uploadLimitBytes) throw new RefusedError({ code: 'kernel.trop-volumineux', field: fieldname });
    yield chunk as Buffer;
  }
}

/** One file of the greatest size, and what is said of it. */
const longestForm = uploadLimitBytes + 1_000_000;

/** Before a byte is read: a form that says it is too long is refused, and its connection with it. */
export function refuseLongForm({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers['content-length'] ?? 0) <= longestForm) return;
  reply.header('connection', 'close');
  throw new RefusedError({ code: 'kernel.trop-volumineux' });
}

const lingerMs = 1000;

/**
 * A form answered before its end: what is left is read and thrown away, so that the answer is seen and the connection
 * serves again. What has no length might never end: it is read no more, and soon cut.
 */
export function leaveForm({ headers, raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  if (headers['content-length'] !== undefined) return void raw.resume();
  raw.pause();
  // Cut at once, the answer might be lost before it is read.
  setTimeout(() => raw.destroy(), lingerMs).unref();
}
