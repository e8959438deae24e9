import { sayProblem } from '@asso/contract/subvention/say-problem';
import { associationProblems } from '@asso/domain/association/association.problems';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import type { ProblemTable } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import type { FieldError } from '../ui/fields/field-errors.ts';

/** The sentences that the fields of a dossier may need while the person types. */
export const champPhrases: ProblemTable = { ...identifiantProblems, ...associationProblems };

/** Puts the problems into words, each once. */
export function toFieldErrors(problems: readonly Problem[]): FieldError[] {
  const errors = problems.map((one) => {
    const { field = '', message } = sayProblem(one);
    return { field, message };
  });
  return errors.filter(
    (one, index) =>
      errors.findIndex(({ field, message }) => field === one.field && message === one.message) === index,
  );
}
