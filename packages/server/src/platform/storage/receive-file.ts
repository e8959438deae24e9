import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { ReceivedFile } from './storage.ts';

type Options = { folder: string; maxBytes: number };

/** Writes a stream to a temporary file while measuring and hashing it; a file that is too long is refused at once. */
export async function receiveFile(
  source: Readable | Buffer,
  { folder, maxBytes }: Options,
): Promise<Result<ReceivedFile>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const dispose = () => rm(path, { force: true });
  const meter = new Meter(maxBytes);
  const stream = Buffer.isBuffer(source) ? Readable.from([source]) : source;
  try {
    await pipeline(stream, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await dispose();
    if (error === tooLong) return refused({ code: 'kernel.trop-volumineux' });
    throw error;
  }
  return ok({ path, sha256: meter.sha256(), size: meter.size, dispose });
}

const tooLong = new Error('the file is longer than its limit');

class Meter extends Transform {
  size = 0;
  readonly #maxBytes: number;
  readonly #hash = createHash('sha256');

  constructor(maxBytes: number) {
    super();
    this.#maxBytes = maxBytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    this.#hash.update(chunk);
    if (this.size > this.#maxBytes) done(tooLong);
    else done(null, chunk);
  }

  sha256(): string {
    return this.#hash.digest('hex');
  }
}
