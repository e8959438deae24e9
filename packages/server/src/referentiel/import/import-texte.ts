// A file sent by a page, or made by the demonstration, is imported in one transaction, with a report of each line.
import type { RapportImport } from '@asso/contract/referentiel/import.schemas';
import { ok, type Result } from '@asso/domain/kernel/result';
import { parseFichier } from '@asso/domain/referentiel/fichier-importe.rules';
import { addToBilan, type BilanImport, emptyBilan } from '@asso/domain/referentiel/fichier-importe.words';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { orRolledBack, rolledBack } from './essai.ts';
import { importLignes, type LigneToSay } from './import-lignes.ts';
import type { GenreImport, Importateur, Importation } from './importation.ts';
import { insertImport } from './imports-faits.sql.ts';

type Fichier = {
  fichier: string;
  texte: string;
  /** A trial reports and writes nothing. */
  essai?: boolean;
  actor: Importateur;
  at: Date;
  /** A file with more lines is refused; the demonstration sets no limit. */
  most?: number;
};

const lot = 500;

export async function importTexte<T>(
  db: Db,
  genre: GenreImport<T>,
  { fichier, texte, essai = false, actor, at, most }: Fichier,
): Promise<Result<RapportImport>> {
  const lues = parseFichier(genre.modele, texte, most);
  if (!lues.ok) return lues;
  const n = lues.value.length;
  return ok(
    await orRolledBack(() =>
      inTransaction(db, async (tx) => {
        const importation: Importation = { tx, actor, at };
        const lignes: LigneToSay[] = [];
        for (let from = 0; from < n; from += lot) {
          lignes.push(...(await importLignes(genre, importation, lues.value.slice(from, from + lot))));
        }
        const bilan = addToBilan(emptyBilan, lignes);
        await keepBilan(importation, { genre: genre.genre, fichier, bilan });
        const rapport = { genre: genre.genre, essai, bilan, lignes };
        return essai ? rolledBack(rapport) : rapport;
      }),
    ),
  );
}

/** Records the outcome of a file for the list of imports. */
export const keepBilan = (
  { tx, actor, at }: Importation,
  { genre, fichier, bilan }: { genre: string; fichier: string; bilan: BilanImport },
) =>
  insertImport(tx, {
    genre,
    fichier,
    importe_le: at,
    importe_par: actor?.id ?? null,
    ajoutees: bilan.ajoutee,
    modifiees: bilan.modifiee,
    inchangees: bilan.inchangee,
    rejetees: bilan.rejetee,
  });
