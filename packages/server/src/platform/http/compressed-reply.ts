// What is sent often is kept compressed: compressing it again for each reader would cost more than the rest of the call.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The usual quality, eleven, takes a hundred times longer and gives a tenth less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

export const compressed = (text: string): Buffer => brotliCompressSync(text, { params });

/** Sends what is compressed as it is to whoever reads Brotli, and as it was to anybody else. */
export function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  content: Buffer,
): FastifyReply {
  reply.header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(String(headers['accept-encoding'] ?? '')))
    return reply.send(brotliDecompressSync(content));
  return reply.header('content-encoding', 'br').send(content);
}
