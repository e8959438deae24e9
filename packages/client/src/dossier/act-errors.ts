import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { FieldError } from '../ui/fields/field-errors.ts';

/** Returns why an action was refused, by field; a conflict has no field and names the person who saved first. */
export function actErrors({ problems, message, par, status }: ProblemReply): FieldError[] {
  if (status === 409) {
    const who = par ? `${par} a enregistré ce dossier entre-temps. ` : '';
    return [{ field: '', message: `${who}${message}` }];
  }
  const found = problems.length > 0 ? problems : [{ message, field: undefined }];
  return found.map((one) => ({ field: one.field ?? '', message: one.message }));
}
