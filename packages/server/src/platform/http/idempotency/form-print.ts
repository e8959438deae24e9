import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { MultipartPart } from '../handlers.ts';

export type PrintedForm = {
  /** The parts of the form, hashed as they are read. */
  parts: AsyncIterable<MultipartPart>;
  /** Gives the hash of the whole form; parts that nobody read are read and thrown away. */
  print(): Promise<string>;
};

/** Hashes a form as it is read: two forms are the same when every byte is, which is known only at the end. */
export function printedForm(parts: AsyncIterable<MultipartPart>): PrintedForm {
  const hash = createHash('sha256');
  const followed = follow(parts, (piece) => void hash.update(piece));
  return {
    parts: followed,
    print: async () => {
      for await (const part of followed) if (part.kind === 'file') await finished(part.stream.resume());
      return hash.copy().digest('hex');
    },
  };
}

type Seen = (piece: string | Buffer) => void;

async function* follow(parts: AsyncIterable<MultipartPart>, seen: Seen): AsyncGenerator<MultipartPart> {
  for await (const part of parts) {
    seen(JSON.stringify([part.kind, part.field, part.kind === 'file' ? part.filename : part.value]));
    if (part.kind === 'text') yield part;
    else yield { ...part, stream: Readable.from(bytes(part.stream, seen), { objectMode: false }) };
  }
}

async function* bytes(stream: Readable, seen: Seen): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    seen(chunk as Buffer);
    yield chunk as Buffer;
  }
}
