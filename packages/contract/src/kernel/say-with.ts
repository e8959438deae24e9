// The sentence of a problem comes from the tables of its feature, so that the server and the screen say the same.
import { kernelProblems, type ProblemTable, problemMessage } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import type { ProblemView } from './common.schemas.ts';

/** A code without a sentence is a bug: the general sentence replaces it. */
export const sayWith =
  (tables: ProblemTable) =>
  ({ code, field, params }: Problem): ProblemView => {
    const row = tables[code] ?? kernelProblems['kernel.erreur-interne'];
    return { code, message: problemMessage(row, params), field, params };
  };
