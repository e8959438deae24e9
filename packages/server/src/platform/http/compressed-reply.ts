// What is sent often is kept compressed: compressing it again for each reader would cost more than the rest of the call.
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The usual quality, eleven, takes a hundred times longer and gives a tenth less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/**
 * A reply written once, for several readers. The text is compressed when a client that accepts compression first asks
 * for it, and stays so: where only software without compression reads it, nothing is compressed or decompressed.
 */
export class Written {
  #content: Buffer;
  #isCompressed = false;

  constructor(text: string | Buffer) {
    this.#content = typeof text === 'string' ? Buffer.from(text) : text;
  }

  /** Makes a reply of what was kept compressed elsewhere. */
  static compressed(content: Buffer): Written {
    const written = new Written('');
    written.#content = copyOf(content);
    written.#isCompressed = true;
    return written;
  }

  get bytes(): number {
    return this.#content.length;
  }

  plain(): Buffer {
    return this.#isCompressed ? brotliDecompressSync(this.#content) : this.#content;
  }

  compressed(): Buffer {
    if (!this.#isCompressed) this.#content = copyOf(brotliCompressSync(this.#content, { params }));
    this.#isCompressed = true;
    return this.#content;
  }
}

/**
 * Copies these bytes into memory of their own. Those just received or compressed are a part of a larger piece of memory,
 * which would be kept whole with them.
 */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Sends what is kept for several readers: compressed to a client that reads Brotli, plain to any other. */
export function sendWritten(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  written: Buffer | Written,
): FastifyReply {
  if (!(written instanceof Written)) return reply.send(written);
  reply.header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(String(headers['accept-encoding'] ?? ''))) return reply.send(written.plain());
  return reply.header('content-encoding', 'br').send(written.compressed());
}
