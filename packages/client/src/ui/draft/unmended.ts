import type { FieldError } from '../fields/field-errors.ts';

/**
 * Returns the errors still to show: those whose field is still wrong when the page checks them itself (`isOwn`), else
 * all of them, since only the next try tells whether the server still finds them.
 */
export const unmended = (
  said: readonly FieldError[],
  { own, isOwn }: { own: readonly FieldError[]; isOwn: boolean },
): readonly FieldError[] =>
  isOwn ? said.filter((one) => own.some(({ field }) => field === one.field)) : said;
