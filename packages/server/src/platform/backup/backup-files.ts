import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { finished, pipeline } from 'node:stream/promises';
import { StartupError } from '../startup-error.ts';
import type { Storage } from '../storage/storage.ts';
import { Meter, measureFile } from './hash-stream.ts';
import { fileIn, filesList } from './manifest.ts';

type Given = {
  storage: Storage;
  folder: string;
  /**
   * These are the files that rows name. Any other file in the storage is an upload in progress, or waits to be swept.
   */
  named: ReadonlySet<string>;
  /**
   * This is the folder of an earlier backup: a file it already holds is hard-linked rather than copied, where the
   * disk allows it.
   */
  since: string | undefined;
};

/** Copies the files that the rows name, checks each against its hash, and writes their list. */
export async function saveFiles({ storage, folder, named, since }: Given) {
  const meter = new Meter();
  const list = meter.pipe(createWriteStream(filesList(folder), { mode: 0o600 }));
  const absents: string[] = [];
  let octets = 0;
  for (const sha256 of [...named].sort()) {
    const size = (await linkFrom(since, folder, sha256)) ?? (await copy(storage, folder, sha256));
    if (size === null) absents.push(sha256);
    else {
      octets += size;
      meter.write(`${sha256} ${size}\n`);
    }
  }
  meter.end();
  await finished(list);
  return {
    fichiers: { nombre: named.size - absents.length, octets, sha256: meter.measured().sha256 },
    absents,
  };
}

async function linkFrom(since: string | undefined, folder: string, sha256: string): Promise<number | null> {
  if (since === undefined) return null;
  const source = fileIn(since, sha256);
  const target = fileIn(folder, sha256);
  const known = await measureFile(source);
  if (known?.sha256 !== sha256) return null;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  return link(source, target).then(
    () => known.octets,
    () => null,
  );
}

async function copy(storage: Storage, folder: string, sha256: string): Promise<number | null> {
  const source = await storage.get(sha256);
  if (source === null) return null;
  const target = fileIn(folder, sha256);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const meter = new Meter();
  await pipeline(source, meter, createWriteStream(target, { mode: 0o600 }));
  const found = meter.measured();
  if (found.sha256 === sha256) return found.octets;
  await rm(target, { force: true });
  throw new StartupError(
    `Le fichier ${sha256} du stockage est abîmé (il contient ${found.sha256}) : rétablissez-le d’une sauvegarde plus ancienne, ou ôtez-le, puis recommencez.`,
  );
}

/** Yields the hash of each listed file that is missing or has changed. */
export async function* damagedFiles(folder: string): AsyncGenerator<string> {
  for await (const { sha256, size } of listedFiles(folder)) {
    const found = await measureFile(fileIn(folder, sha256));
    if (found?.sha256 !== sha256 || found.octets !== size) yield sha256;
  }
}

/** Puts every file of the backup into the storage; a file that is already there has the same bytes and is kept. */
export async function restoreFiles(storage: Storage, folder: string): Promise<number> {
  let count = 0;
  for await (const { sha256 } of listedFiles(folder)) {
    const path = fileIn(folder, sha256);
    const { size } = await stat(path);
    await storage.put({ path, sha256, size, dispose: async () => undefined });
    count++;
  }
  return count;
}

async function* listedFiles(folder: string): AsyncGenerator<{ sha256: string; size: number }> {
  for await (const line of createInterface({ input: createReadStream(filesList(folder)) })) {
    const [sha256 = '', size = ''] = line.split(' ');
    yield { sha256, size: Number(size) };
  }
}
