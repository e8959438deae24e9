import type { FieldError } from '../fields/field-errors.ts';

/**
 * Returns the shown errors that still hold. An error that only the server can check (not `isOwn`) stays until the next
 * try.
 */
export const unmended = (
  said: readonly FieldError[],
  { own, isOwn }: { own: readonly FieldError[]; isOwn: boolean },
): readonly FieldError[] =>
  isOwn ? said.filter((one) => own.some(({ field }) => field === one.field)) : said;
