import type { ProblemView } from '@asso/contract/kernel/common.schemas';
import type { Problem, Result } from '@asso/domain/kernel/result';
import type { Modele } from '@asso/domain/referentiel/fichier-importe.rules';
import type { ResultatImport } from '@asso/domain/referentiel/fichier-importe.words';
import type { Tx } from '../../platform/db/database.ts';
import type { HistoryEntry } from '../../platform/history/history.sql.ts';

export type ResultatKept = Exclude<ResultatImport, 'rejetee'>;
/** The person who imports the file; null for a command. */
export type Importateur = HistoryEntry['by'];
export type Importation = { tx: Tx; actor: Importateur; at: Date };

/** A feature describes here a kind of file that it imports. */
export type GenreImport<T> = {
  /** The name kept with each import. */
  genre: string;
  modele: Modele<T>;
  /** Writes a few hundred lines and returns what became of each, in their order. */
  ecrire(importation: Importation, lues: readonly T[]): Promise<Result<ResultatKept>[]>;
  dire: (problem: Problem) => ProblemView;
};
