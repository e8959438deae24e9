// What a photo says beside its image (where and when it was taken, by which camera) is not kept: the image is, byte for byte.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { bareJpeg } from './bare-jpeg.ts';
import { barePng } from './bare-png.ts';
import type { ReceivedFile } from './storage.ts';

const strippers: Readonly<Record<string, (bytes: Buffer) => Buffer | undefined>> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
};

/** The same file without what its photo says of its place; as it came when it is no photo, or one that cannot be read. */
export async function withoutPlace(file: ReceivedFile, mime: string): Promise<ReceivedFile> {
  const strip = strippers[mime];
  if (strip === undefined) return file;
  const bytes = await readFile(file.path);
  const bare = strip(bytes);
  if (bare === undefined || bare.equals(bytes)) return file;
  await writeFile(file.path, bare);
  return { ...file, size: bare.length, sha256: createHash('sha256').update(bare).digest('hex') };
}
