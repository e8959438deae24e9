// The sentence of a problem of an association's file, the same from the server's lists and from the screen's own checks.
import { associationProblems } from '@asso/domain/association/association.problems';
import { documentProblems } from '@asso/domain/document/document.problems';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { kernelProblems, type ProblemTable, problemMessage } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import { referentielProblems } from '@asso/domain/referentiel/referentiel.problems';
import type { ProblemView } from '../kernel/common.schemas.ts';

const tables: ProblemTable = {
  ...kernelProblems,
  ...identifiantProblems,
  ...referentielProblems,
  ...documentProblems,
  ...associationProblems,
};

/** A code without a sentence is a bug: it reads as the general one. */
export function sayAssociationProblem({ code, field, params }: Problem): ProblemView {
  const row = tables[code] ?? kernelProblems['kernel.erreur-interne'];
  return { code, message: problemMessage(row, params), field, params };
}
