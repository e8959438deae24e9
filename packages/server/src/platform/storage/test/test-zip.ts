import { crc32, deflateRawSync } from 'node:zlib';

type Entry = readonly [name: string, content: string | Buffer];

/** Makes a ZIP archive as office programs do. */
export function aZip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const table: Buffer[] = [];
  let at = 0;
  for (const [name, content] of entries) {
    const { common, body, label } = parts(name, Buffer.from(content));
    const local = Buffer.concat([bytes(4, 0x04034b50), common, label, body]);
    const place = [bytes(2, 0), bytes(2, 0), bytes(2, 0), bytes(4, 0), bytes(4, at)];
    table.push(Buffer.concat([bytes(4, 0x02014b50), bytes(2, 20), common, ...place, label]));
    files.push(local);
    at += local.length;
  }
  const count = bytes(2, entries.length);
  const end = [
    bytes(4, 0x06054b50),
    bytes(4, 0),
    count,
    count,
    bytes(4, Buffer.concat(table).length),
    bytes(4, at),
  ];
  return Buffer.concat([...files, ...table, ...end, bytes(2, 0)]);
}

/** `mimetype` is not compressed, as OpenDocument requires. */
function parts(name: string, content: Buffer) {
  const isStored = name === 'mimetype';
  const body = isStored ? content : deflateRawSync(content);
  const label = Buffer.from(name);
  const common = Buffer.concat([
    bytes(2, 20),
    bytes(2, 0x0800),
    bytes(2, isStored ? 0 : 8),
    bytes(4, 0),
    bytes(4, crc32(content)),
    bytes(4, body.length),
    bytes(4, content.length),
    bytes(2, label.length),
    bytes(2, 0),
  ]);
  return { common, body, label };
}

function bytes(size: 2 | 4, value: number): Buffer {
  const buffer = Buffer.alloc(size);
  if (size === 2) buffer.writeUInt16LE(value);
  else buffer.writeUInt32LE(value);
  return buffer;
}
