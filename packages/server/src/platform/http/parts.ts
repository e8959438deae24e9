import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Part } from './handlers.ts';
import { RefusedError } from './refused-error.ts';

/** 15 MB [R9.1]. */
export const uploadLimitBytes = 15_728_640;

/** The parts of a multipart body; nothing is read before it is asked for. */
export async function* partsOf(request: FastifyRequest): AsyncGenerator<Part> {
  if (!request.isMultipart()) throw new RefusedError({ code: 'kernel.requete-invalide' });
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      yield {
        kind: 'file',
        field: part.fieldname,
        filename: part.filename,
        stream: Readable.from(wholeFile(part), { objectMode: false }),
      };
      // A file nobody read would hold back the parts after it.
      part.file.resume();
    } else yield { kind: 'text', field: part.fieldname, value: String(part.value) };
  }
}

/** A file cut at the limit must not pass for a whole one. */
async function* wholeFile({ file, fieldname }: MultipartFile): AsyncGenerator<Buffer> {
  for await (const chunk of file) yield chunk as Buffer;
  if (file.truncated) throw new RefusedError({ code: 'kernel.trop-volumineux', field: fieldname });
}
