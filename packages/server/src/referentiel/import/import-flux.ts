// A file of any length is imported while it is read: one batch of lines is in memory at a time.
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import {
  emptyFichierRefusal,
  type LigneImportee,
  makeLecteur,
} from '@asso/domain/referentiel/fichier-importe.rules';
import { addToBilan, type BilanImport, emptyBilan } from '@asso/domain/referentiel/fichier-importe.words';
import type { TableauLigne } from '@asso/domain/referentiel/tableau-colle.rules';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { orRolledBack, rolledBack } from './essai.ts';
import { importLignes, type LigneToSay } from './import-lignes.ts';
import { keepBilan } from './import-texte.ts';
import type { GenreImport } from './importation.ts';
import { streamLignes, TropLongue } from './lire-lignes.ts';

type Flux = {
  fichier: string;
  octets: AsyncIterable<Buffer>;
  essai?: boolean;
  at: Date;
  /** Called with each batch before the next is read. */
  onLignes: (lignes: readonly LigneToSay[]) => void | Promise<void>;
};

const lot = 1000;

/**
 * Imports a file by batches, each in its own transaction: after a cut, the same file is imported again and what was
 * already written is unchanged. Two lines with the same key are reported when in one batch; further apart, the later
 * one wins.
 */
export async function importFlux<T>(
  db: Db,
  genre: GenreImport<T>,
  { fichier, octets, essai = false, at, onLignes }: Flux,
): Promise<Result<BilanImport>> {
  let bilan = emptyBilan;
  const write = async (lignes: readonly LigneImportee<T>[]) => {
    const dites = await orRolledBack(() =>
      inTransaction(db, async (tx) => {
        const told = await importLignes(genre, { tx, actor: null, at }, lignes);
        return essai ? rolledBack(told) : told;
      }),
    );
    bilan = addToBilan(bilan, dites);
    await onLignes(dites);
  };
  try {
    const read = await readLots(genre, octets, write);
    if (!read.ok) return read;
  } catch (error) {
    if (!(error instanceof TropLongue)) throw error;
    return refused({ code: 'referentiel.import-illisible', params: { ligne: error.ligne } });
  }
  if (bilan.lignes === 0) return emptyFichierRefusal;
  if (!essai) {
    await inTransaction(db, (tx) =>
      keepBilan({ tx, actor: null, at }, { genre: genre.genre, fichier, bilan }),
    );
  }
  return ok(bilan);
}

async function readLots<T>(
  { modele }: GenreImport<T>,
  octets: AsyncIterable<Buffer>,
  write: (lignes: readonly LigneImportee<T>[]) => Promise<void>,
): Promise<Result<null>> {
  let enTete: TableauLigne | null = null;
  let lignes: TableauLigne[] = [];
  const flush = async (of: TableauLigne): Promise<Result<null>> => {
    const lecteur = makeLecteur(modele, of);
    if (!lecteur.ok) return lecteur;
    if (lignes.length > 0) await write(lignes.map(lecteur.value));
    lignes = [];
    return ok(null);
  };
  for await (const ligne of streamLignes(octets)) {
    if (!enTete) enTete = ligne;
    else lignes.push(ligne);
    if (lignes.length < lot) continue;
    const done = await flush(enTete);
    if (!done.ok) return done;
  }
  return enTete ? flush(enTete) : emptyFichierRefusal;
}
