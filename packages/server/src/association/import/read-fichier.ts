import { decodeLigne } from '../../referentiel/import/decode.ts';
import { type Forme, findForme } from './formes.ts';
import { type ImportLot, type Position, RegistreLecteur } from './lecteur.ts';
import type { FichierSource } from './sources.ts';

/** A file whose first line was read. */
export type FichierReconnu = {
  source: FichierSource;
  forme: Forme;
  noms: string[];
  /** The position after the first line. */
  debut: Position;
};

const enteteMax = 65_536;

/** Recognises, by the columns of a file, which register it comes from. */
export async function recognise(source: FichierSource): Promise<FichierReconnu> {
  const lecture = await source.open(0);
  let bytes: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of lecture.bytes) {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.includes(0x0a) || bytes.length > enteteMax) break;
    }
  } finally {
    lecture.close();
  }
  const feed = bytes.indexOf(0x0a);
  const octet = feed < 0 ? bytes.length : feed + 1;
  const entete = decodeLigne(bytes.subarray(0, octet))
    .replace(/^\ufeff/, '')
    .trimEnd();
  const found = findForme(entete);
  if (!found) throw new FichierInconnu(source.nom);
  return { source, ...found, debut: { octet, ligne: 1 } };
}

/** Thrown when the columns of a file are those of no known register. */
export class FichierInconnu extends Error {
  constructor(nom: string) {
    super(`Le fichier ${nom} n’a les colonnes ni du RNA, ni de Sirene.`);
  }
}

/** Reads a file from a position without ever holding all of it; `lu` is how much of it has been read. */
export async function* readLots(
  fichier: FichierReconnu,
  at: Position,
  isKnown: (siren: string) => boolean,
): AsyncGenerator<ImportLot & { lu: number }> {
  const lecteur = new RegistreLecteur(fichier, at, isKnown);
  const lecture = await fichier.source.open(at.octet);
  try {
    for await (const chunk of lecture.bytes) {
      for (const lot of lecteur.read(chunk)) yield { ...lot, lu: lecture.lu(lot.octet) };
    }
    yield { ...lecteur.end(), lu: fichier.source.taille };
  } finally {
    lecture.close();
  }
}
