import type { ProblemView } from '@asso/contract/kernel/common.schemas';
import type { Problem, Result } from '@asso/domain/kernel/result';
import type { Modele } from '@asso/domain/referentiel/fichier-importe.rules';
import type { ResultatImport } from '@asso/domain/referentiel/fichier-importe.words';
import type { Tx } from '../../platform/db/database.ts';
import type { HistoryEntry } from '../../platform/history/history.sql.ts';

export type Resultat = Exclude<ResultatImport, 'rejetee'>;
/** Who brings a file; null: by command. */
export type Importateur = HistoryEntry['by'];
export type Importation = { tx: Tx; actor: Importateur; at: Date };

/** A kind of file that a feature takes in. */
export type GenreImport<T> = {
  /** Kept beside each import. */
  genre: string;
  modele: Modele<T>;
  /** A few hundred lines, each with what became of it, in their order. */
  ecrire(importation: Importation, lues: readonly T[]): Promise<Result<Resultat>[]>;
  dire: (problem: Problem) => ProblemView;
};
