import type { FieldError } from '../ui/fields/field-errors.ts';

type Blocked = { blockers: readonly { field?: string | undefined; message: string }[] };

/** Lists the problems that stand on the pages before the last one, from the server's latest answer. */
export const autresBlocages = ({ blockers }: Blocked): FieldError[] =>
  blockers
    .filter(({ field }) => !field?.startsWith('attestation'))
    .map(({ field = '', message }) => ({ field, message }));
