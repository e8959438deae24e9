import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished, pipeline } from 'node:stream/promises';
import { StartupError } from '../startup-error.ts';
import type { Storage } from '../storage/storage.ts';
import { Meter, measureFile } from './hash-stream.ts';
import { fileIn, filesList, readManifest } from './manifest.ts';
import type { Seal } from './seal.ts';

type Given = {
  storage: Storage;
  folder: string;
  /** The files that rows name. Any other file in the storage is an upload in progress, or waits to be swept. */
  named: ReadonlySet<string>;
  before: Before | null;
  seal: Seal;
};

/** `stored` is the SHA-256 of what was written, which is that of the file itself when it is not sealed. */
type Listed = { sha256: string; size: number; stored: string };

/**
 * An earlier backup: a file it already holds is hard-linked rather than copied, where the disk allows it. `sealed`
 * keeps what the list of a sealed backup says of each file, because this server cannot decrypt the files to hash them
 * again.
 */
type Before = { folder: string; sealed: ReadonlyMap<string, Listed> };

/** Returns null when the earlier backup was sealed for other recipients: none of its files can be used again. */
export async function readBefore(folder: string, recipients: readonly string[]): Promise<Before | null> {
  if (recipients.length === 0) return { folder, sealed: new Map() };
  const { chiffree_pour = [] } = await readManifest(folder);
  if (chiffree_pour.join() !== recipients.join()) return null;
  const sealed = new Map<string, Listed>();
  for await (const one of listedFiles(folder)) sealed.set(one.sha256, one);
  return { folder, sealed };
}

/** Copies the files that the rows name, checks each against its hash, and writes their list. */
export async function saveFiles({ named, ...given }: Given) {
  const meter = new Meter();
  const list = meter.pipe(createWriteStream(filesList(given.folder), { mode: 0o600 }));
  const absents: string[] = [];
  let octets = 0;
  for (const sha256 of [...named].sort()) {
    const saved = (await linkFrom(given, sha256)) ?? (await copy(given, sha256));
    if (saved === null) absents.push(sha256);
    else {
      octets += saved.size;
      meter.write(`${sha256} ${saved.size}${saved.stored === sha256 ? '' : ` ${saved.stored}`}\n`);
    }
  }
  meter.end();
  await finished(list);
  return {
    fichiers: { nombre: named.size - absents.length, octets, sha256: meter.measured().sha256 },
    absents,
  };
}

type Place = Omit<Given, 'named'>;

async function linkFrom({ folder, before, seal }: Place, sha256: string): Promise<Listed | null> {
  if (before === null) return null;
  const source = fileIn(before.folder, sha256, seal.suffix);
  const target = fileIn(folder, sha256, seal.suffix);
  const found = await measureFile(source);
  const known = before.sealed.get(sha256) ?? { sha256, size: found?.octets ?? 0, stored: sha256 };
  if (found?.sha256 !== known.stored) return null;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  return link(source, target).then(
    () => known,
    () => null,
  );
}

async function copy({ storage, folder, seal }: Place, sha256: string): Promise<Listed | null> {
  const source = await storage.get(sha256);
  if (source === null) return null;
  const target = fileIn(folder, sha256, seal.suffix);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const [meter, written] = [new Meter(), new Meter()];
  const sealing = seal.suffix === '' ? [] : [seal.through(), written];
  await pipeline([source, meter, ...sealing, createWriteStream(target, { mode: 0o600 })]);
  const found = meter.measured();
  const stored = seal.suffix === '' ? found.sha256 : written.measured().sha256;
  if (found.sha256 === sha256) return { sha256, size: found.octets, stored };
  await rm(target, { force: true });
  throw new StartupError(
    `Le fichier ${sha256} du stockage est abîmé (il contient ${found.sha256}) : rétablissez-le d’une sauvegarde plus ancienne, ou ôtez-le, puis recommencez.`,
  );
}

/** Yields the place of each listed file that is missing or has changed. */
export async function* damagedFiles(folder: string, suffix: string): AsyncGenerator<string> {
  for await (const { sha256, size, stored } of listedFiles(folder)) {
    const file = fileIn(folder, sha256, suffix);
    const found = await measureFile(file);
    // A sealed file is longer than `size`, which is the size before sealing.
    const isWhole = found?.sha256 === stored && (suffix !== '' || found.octets === size);
    if (!isWhole) yield file;
  }
}

/** Puts every file of the backup into the storage; a file that is already there has the same bytes and is kept. */
export async function restoreFiles(storage: Storage, folder: string, seal: Seal): Promise<number> {
  const aside = await mkdtemp(join(tmpdir(), 'portail-asso-retablir-'));
  let count = 0;
  try {
    for await (const { sha256, size } of listedFiles(folder)) {
      const path = await plainFile({ folder, seal, sha256, aside });
      await storage.put({ path, sha256, size, dispose: async () => undefined });
      if (seal.suffix !== '') await rm(path, { force: true });
      count++;
    }
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return count;
}

type Opened = { folder: string; seal: Seal; sha256: string; aside: string };

/**
 * Returns the path of a readable file of the backup. A sealed file is first decrypted into the folder `aside`, and
 * refused unless its SHA-256 is the one in its name.
 */
async function plainFile({ folder, seal, sha256, aside }: Opened): Promise<string> {
  const kept = fileIn(folder, sha256, seal.suffix);
  if (seal.suffix === '') return kept;
  const path = join(aside, sha256);
  const meter = new Meter();
  await pipeline(createReadStream(kept), seal.through(), meter, createWriteStream(path, { mode: 0o600 }));
  if (meter.measured().sha256 === sha256) return path;
  throw new StartupError(`Le fichier ${sha256} de la sauvegarde en contient un autre.`);
}

async function* listedFiles(folder: string): AsyncGenerator<Listed> {
  for await (const line of createInterface({ input: createReadStream(filesList(folder)) })) {
    const [sha256 = '', size = '', stored = sha256] = line.split(' ');
    yield { sha256, size: Number(size), stored };
  }
}
