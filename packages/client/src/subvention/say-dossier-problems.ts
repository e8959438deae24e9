// The forms of a dossier show the problems found by its rules in these words.
import { sayProblem } from '@asso/contract/subvention/say-problem';
import { associationProblems } from '@asso/domain/association/association.problems';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import type { ProblemTable } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import type { FieldError } from '../ui/fields/field-errors.ts';

/** The fields of these forms may need these sentences while the person types. */
export const phrasesDesChamps: ProblemTable = { ...identifiantProblems, ...associationProblems };

/** Puts the problems into words and drops duplicates. */
export function said(problems: readonly Problem[]): FieldError[] {
  const errors = problems.map((one) => {
    const { field = '', message } = sayProblem(one);
    return { field, message };
  });
  return errors.filter(
    (one, index) =>
      errors.findIndex(({ field, message }) => field === one.field && message === one.message) === index,
  );
}
