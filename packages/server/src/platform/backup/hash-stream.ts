import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform, type TransformCallback, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type Measured = { octets: number; sha256: string };

/** Lets bytes through, counts them and hashes them. */
export class Meter extends Transform {
  #octets = 0;
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#octets += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** May be called once, when the stream has ended. */
  measured(): Measured {
    return { octets: this.#octets, sha256: this.#hash.digest('hex') };
  }
}

/** Resolves to null when the file does not exist. */
export async function measureFile(path: string): Promise<Measured | null> {
  const meter = new Meter();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await pipeline(createReadStream(path), meter, nowhere);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return meter.measured();
}
