import { finished, type Readable } from 'node:stream';
import { type Entry, openPromise } from 'yauzl';

export type EntreeZip = { nom: string; taille: number; crc32: number; open(): Promise<Readable> };

/** Lists the CSV files of a .zip, by name; they are read through its directory and never unpacked on the disk. */
export async function listEntries(chemin: string): Promise<EntreeZip[]> {
  const entries: EntreeZip[] = [];
  const zip = await openPromise(chemin).catch((cause: Error) => {
    throw new ZipIllisible(chemin, cause);
  });
  for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) {
    const { fileName: nom, uncompressedSize: taille, crc32 } = entry;
    if (/\.csv$/i.test(nom)) entries.push({ nom, taille, crc32, open: () => openEntry(chemin, entry) });
  }
  return entries.sort((a, b) => a.nom.localeCompare(b.nom));
}

async function openEntry(chemin: string, entry: Entry): Promise<Readable> {
  const zip = await openPromise(chemin, { autoClose: false });
  const stream = await zip.openReadStreamPromise(entry);
  finished(stream, () => zip.close());
  return stream;
}

/** Thrown when a .zip does not open, most often because its download was cut short: its directory is at its end. */
export class ZipIllisible extends Error {
  constructor(chemin: string, cause: Error) {
    super(`Le fichier ${chemin} ne s’ouvre pas comme un .zip : téléchargez-le de nouveau.`, { cause });
  }
}
