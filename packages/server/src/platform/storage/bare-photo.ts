// The metadata of a photo (where and when it was taken, by which camera) is removed; the image itself is kept byte
// for byte.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { bareJpeg } from './bare-jpeg.ts';
import { barePng } from './bare-png.ts';
import type { ReceivedFile } from './storage.ts';

const strippers: Readonly<Record<string, (bytes: Buffer) => Buffer | undefined>> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
};

/**
 * Gives the file without the metadata of its photo. A file that is no photo, or cannot be read as one, is left
 * unchanged.
 */
export async function withoutPlace(file: ReceivedFile, mime: string): Promise<ReceivedFile> {
  const strip = strippers[mime];
  if (strip === undefined) return file;
  const bytes = await readFile(file.path);
  const bare = strip(bytes);
  if (bare === undefined || bare.equals(bytes)) return file;
  return withBytes(file, bare);
}

/** Writes other bytes in the place of those received. */
export async function withBytes(file: ReceivedFile, bytes: Uint8Array): Promise<ReceivedFile> {
  await writeFile(file.path, bytes);
  return { ...file, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
