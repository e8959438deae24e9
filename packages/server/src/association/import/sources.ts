import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { open as openFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { listEntries } from './zip.ts';

/** One file of a register, either plain or inside a .gz or a .zip. */
export type FichierSource = {
  nom: string;
  /** The size, in the same unit as `Lecture.lu`. */
  taille: number;
  /** Distinguishes this file from another of the same name. */
  empreinte: string;
  /** Opens the text at this byte; a compressed file has to be read again up to there. */
  open(octet: number): Promise<SourceLecture>;
};

export type SourceLecture = {
  bytes: AsyncIterable<Buffer>;
  /** Returns how much of `taille` is read, once the text was read up to this byte. */
  lu(octet: number): number;
  close(): void;
};

/** Lists the files at this path: several for a .zip, since that of the RNA holds one for each department. */
export async function listSources(chemin: string): Promise<FichierSource[]> {
  if (/\.zip$/i.test(chemin)) {
    const entries = await listEntries(chemin);
    return entries.map(({ nom, taille, crc32, open }) => ({
      nom: `${basename(chemin)}/${nom}`,
      taille,
      empreinte: `crc32 ${crc32}`,
      open: async (octet) => {
        const stream = await open();
        return { bytes: after(stream, octet), lu: (read) => read, close: () => stream.destroy() };
      },
    }));
  }
  const { size } = await stat(chemin);
  const given = { nom: basename(chemin), taille: size, empreinte: await hashEnds(chemin, size) };
  return [{ ...given, open: async (octet) => (/\.gz$/i.test(chemin) ? gunzip : plain)(chemin, octet) }];
}

function plain(chemin: string, octet: number): SourceLecture {
  const stream = createReadStream(chemin, { start: octet });
  return { bytes: buffers(stream), lu: (read) => read, close: () => stream.destroy() };
}

function gunzip(chemin: string, octet: number): SourceLecture {
  const packed: ReadStream = createReadStream(chemin);
  const stream = createGunzip();
  packed.on('error', (error) => stream.destroy(error));
  packed.pipe(stream);
  const close = () => {
    packed.destroy();
    stream.destroy();
  };
  return { bytes: after(stream, octet), lu: () => packed.bytesRead, close };
}

const buffers = (stream: Readable): AsyncIterable<Buffer> => stream as AsyncIterable<Buffer>;

async function* after(stream: Readable, octet: number): AsyncGenerator<Buffer> {
  let left = octet;
  for await (const chunk of buffers(stream)) {
    if (left < chunk.length) yield left === 0 ? chunk : chunk.subarray(left);
    left = Math.max(0, left - chunk.length);
  }
}

const endBytes = 65_536;

/** Gives a mark by which a file is recognised; only both ends are hashed, so that gigabytes are not read twice. */
async function hashEnds(chemin: string, size: number): Promise<string> {
  const file = await openFile(chemin);
  try {
    const hash = createHash('sha256');
    const buffer = Buffer.alloc(endBytes);
    for (const position of [0, Math.max(0, size - endBytes)]) {
      const { bytesRead } = await file.read(buffer, 0, endBytes, position);
      hash.update(buffer.subarray(0, bytesRead));
    }
    return hash.digest('hex');
  } finally {
    await file.close();
  }
}
