import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { FieldError } from '../ui/field-errors.ts';

/** What an act was refused for, with its fields; a conflict is about none: it says who was there first. */
export function actErrors({ problems, message, par, status }: ProblemReply): FieldError[] {
  if (status === 409) {
    const who = par ? `${par} a enregistré ce dossier entre-temps. ` : '';
    return [{ field: '', message: `${who}${message}` }];
  }
  const found = problems.length > 0 ? problems : [{ message, field: undefined }];
  return found.map((one) => ({ field: one.field ?? '', message: one.message }));
}
