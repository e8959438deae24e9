import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Writes a zip part after part. The caller takes the bytes as they are ready; only the list of the parts is kept. */
export type ZipParts = {
  /** Begins a part, of any length, and ends the one before it. */
  begin(name: string): void;
  add(text: string): void;
  /** Writes a whole part. */
  part(name: string, text: string): void;
  /** Writes a whole part uncompressed, preceded by its length, for readers that do not use the table at the end. */
  stored(name: string, text: string): void;
  end(): void;
  /** Gives the bytes made since the last call. */
  take(): Uint8Array;
};

type Entry = {
  name: Buffer;
  method: number;
  flags: number;
  at: number;
  crc: number;
  packed: number;
  size: number;
};

/**
 * Speed matters more than size, as a table is mostly tags. Each chunk ends on a whole byte, and more may follow it.
 */
const untilNext = { level: 3, finishFlush: constants.Z_SYNC_FLUSH };
const deflated = 8;
/** These flags say that names are UTF-8, and that lengths come after the content. */
const utf8 = 0x0800;
const lengthsAfter = 0x0008;
/** The date is fixed to 1 January 2027: the file's own name says when it was made. */
const day = ((2027 - 1980) << 9) | (1 << 5) | 1;
/** A larger file would need another form of zip. */
const mostBytes = 0xff_ff_ff_ff;

export function zipParts(): ZipParts {
  let chunks: Uint8Array[] = [];
  let written = 0;
  const entries: Entry[] = [];
  const write = (bytes: Uint8Array) => {
    chunks.push(bytes);
    written += bytes.length;
  };
  let open: Entry | null = null;
  const writePacked = (entry: Entry, bytes: Uint8Array) => {
    entry.packed += bytes.length;
    write(bytes);
  };
  const finish = () => {
    if (!open) return;
    writePacked(open, deflateRawSync(''));
    write(record([4, 0x08074b50], ...lengthsOf(open)));
    open = null;
  };
  const enter = (name: string, how: Pick<Entry, 'method' | 'flags'> & Partial<Entry>): Entry => {
    finish();
    const entry = { name: Buffer.from(name), at: written, crc: 0, packed: 0, size: 0, ...how };
    entries.push(entry);
    write(record([4, 0x04034b50], ...headOf(entry), [2, 0]));
    write(entry.name);
    return entry;
  };
  const parts: ZipParts = {
    begin: (name) => {
      open = enter(name, { method: deflated, flags: utf8 | lengthsAfter });
    },
    add: (text) => {
      if (!open) return;
      const bytes = Buffer.from(text);
      open.crc = crc32(bytes, open.crc);
      open.size += bytes.length;
      if (open.size > mostBytes) throw new Error('a part of a zip is longer than what it can say');
      writePacked(open, deflateRawSync(bytes, untilNext));
    },
    part: (name, text) => {
      parts.begin(name);
      parts.add(text);
    },
    stored: (name, text) => {
      const bytes = Buffer.from(text);
      const size = bytes.length;
      enter(name, { method: 0, flags: utf8, crc: crc32(bytes), packed: size, size });
      write(bytes);
    },
    end: () => {
      finish();
      const at = written;
      for (const entry of entries) {
        write(
          record(
            [4, 0x02014b50],
            [2, 20],
            ...headOf(entry),
            [2, 0],
            [2, 0],
            [2, 0],
            [2, 0],
            [4, 0],
            [4, entry.at],
          ),
        );
        write(entry.name);
      }
      const count = entries.length;
      write(
        record([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, written - at], [4, at], [2, 0]),
      );
    },
    take: () => {
      const taken = Buffer.concat(chunks);
      chunks = [];
      return taken;
    },
  };
  return parts;
}

type Field = readonly [bytes: 2 | 4, value: number];

/**
 * Gives the fields that a part has both before its content and in the final table; the length of its extra field
 * follows them.
 */
const headOf = (entry: Entry): Field[] => [
  [2, 20],
  [2, entry.flags],
  [2, entry.method],
  [2, 0],
  [2, day],
  ...lengthsOf(entry),
  [2, entry.name.length],
];

const lengthsOf = ({ crc, packed, size }: Entry): Field[] => [
  [4, crc],
  [4, packed],
  [4, size],
];

function record(...fields: Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of fields) at = bytes.writeUIntLE(value, at, length);
  return bytes;
}
