import { crc32, deflateRawSync } from 'node:zlib';

/** Makes a .zip of these files, as any program does. */
export function zipFiles(files: Readonly<Record<string, Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [nom, content] of Object.entries(files)) {
    const name = Buffer.from(nom);
    const packed = deflateRawSync(content);
    const common = commonHeader(content, packed.length, name.length);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, name, packed]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, end, name]));
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}

/** Gives the part of a file's header that is the same in its place and in the directory. */
function commonHeader(content: Buffer, packed: number, nameLength: number): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(8, 4);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(packed, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(nameLength, 22);
  return header;
}
