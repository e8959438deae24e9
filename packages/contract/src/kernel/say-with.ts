// Gives the sentence of a problem from the tables of its feature, so that the server and the screen say the same.
import { kernelProblems, type ProblemTable, problemTexts } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import type { ProblemView } from './common.schemas.ts';

/**
 * Makes the function that gives the sentences of these tables. A code without a sentence is a bug, for which the
 * general sentence stands.
 */
export const sayWith =
  (tables: ProblemTable) =>
  ({ code, field, params }: Problem): ProblemView => {
    const row = tables[code] ?? kernelProblems['kernel.erreur-interne'];
    return { code, ...problemTexts(row, params), field, params };
  };
