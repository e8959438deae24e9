// The sentence of a problem, from the tables of the feature that says it: the same on the server and on screen.
import { kernelProblems, type ProblemTable, problemMessage } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import type { ProblemView } from './common.schemas.ts';

/** A code without a sentence is a bug: it reads as the general one. */
export const sayWith =
  (tables: ProblemTable) =>
  ({ code, field, params }: Problem): ProblemView => {
    const row = tables[code] ?? kernelProblems['kernel.erreur-interne'];
    return { code, message: problemMessage(row, params), field, params };
  };
