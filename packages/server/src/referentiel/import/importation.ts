import type { ProblemView } from '@asso/contract/kernel/common.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { Problem, Result } from '@asso/domain/kernel/result';
import type { Modele } from '@asso/domain/referentiel/fichier-importe.rules';
import type { ResultatImport } from '@asso/domain/referentiel/fichier-importe.words';
import type { Tx } from '../../platform/db/database.ts';

export type Resultat = Exclude<ResultatImport, 'rejetee'>;
/** `actor` null: by command. */
export type Importation = { tx: Tx; actor: Actor | null; at: Date };

/** A kind of file that a feature takes in. */
export type GenreImport<T> = {
  /** Kept beside each import. */
  genre: string;
  modele: Modele<T>;
  /** A few hundred lines, each with what became of it, in their order. */
  ecrire(importation: Importation, lues: readonly T[]): Promise<Result<Resultat>[]>;
  dire: (problem: Problem) => ProblemView;
};
