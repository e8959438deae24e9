import { motDePasseProblemTable } from '@asso/domain/compte/mot-de-passe.problems';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { kernelProblems } from '@asso/domain/kernel/problems';
import type { Problem } from '@asso/domain/kernel/result';
import { type FieldError, fieldErrors } from '../../ui/fields/field-errors.ts';

const sentences = { ...kernelProblems, ...identifiantProblems, ...motDePasseProblemTable };

/** Returns one error per field; what a password lacks is listed under it. */
export function toInscriptionErrors(problems: readonly Problem[]): FieldError[] {
  const first = problems.filter(
    ({ field }, index) => problems.findIndex((one) => one.field === field) === index,
  );
  return fieldErrors(first, sentences);
}
