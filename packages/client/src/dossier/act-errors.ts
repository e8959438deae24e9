import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { FieldError } from '../ui/fields/field-errors.ts';

/**
 * Returns why an action was refused, by field; a conflict has no field and names the person who saved first. `say`
 * gives the sentence of a conflict when the page already shows what changed.
 */
export function actErrors(
  problem: ProblemReply,
  say: (problem: ProblemReply) => string = ({ message }) => message,
): FieldError[] {
  const { problems, message, par, status } = problem;
  if (status === 409) {
    const who = par ? `${par} a enregistré ce dossier entre-temps. ` : '';
    return [{ field: '', message: `${who}${say(problem)}` }];
  }
  const found = problems.length > 0 ? problems : [{ message, field: undefined }];
  return found.map((one) => ({ field: one.field ?? '', message: one.message }));
}
