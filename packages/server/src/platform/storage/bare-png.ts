import { crc32 } from 'node:zlib';
import { mostParts } from './bare-jpeg.ts';
import { exifOfOrientation, readOrientation } from './exif-orientation.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** The chunks that say something of the author: texts (XMP is one), the modification time, and Exif. */
const says = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']);

/**
 * Keeps only what draws a PNG, its orientation included, and nothing after its end; gives undefined when it is
 * truncated.
 */
export function barePng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, 8).equals(signature)) return undefined;
  const parts: Buffer[] = [signature];
  for (let at = 8, read = 0; at + 12 <= bytes.length && read <= mostParts; read++) {
    const length = bytes.readUInt32BE(at);
    const chunk = bytes.subarray(at, at + 12 + length);
    if (chunk.length < 12 + length) return undefined;
    const type = chunk.toString('latin1', 4, 8);
    if (!says.has(type)) parts.push(chunk);
    const exif = type === 'eXIf' ? exifOfOrientation(readOrientation(chunk.subarray(8, -4))) : undefined;
    if (exif) parts.push(chunkOf('eXIf', exif));
    if (type === 'IEND') return Buffer.concat(parts);
    at += chunk.length;
  }
  return undefined;
}

function chunkOf(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
