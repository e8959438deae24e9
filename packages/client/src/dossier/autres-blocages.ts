import type { FieldError } from '../ui/field-errors.ts';

type Blocked = { blockers: readonly { field?: string | undefined; message: string }[] };

/** What stands before the last page of what is transmitted, as the server said it last. */
export const autresBlocages = ({ blockers }: Blocked): FieldError[] =>
  blockers
    .filter(({ field }) => !field?.startsWith('attestation'))
    .map(({ field = '', message }) => ({ field, message }));
