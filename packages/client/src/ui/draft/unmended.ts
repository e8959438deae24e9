import type { FieldError } from '../fields/field-errors.ts';

/** Keeps the shown errors that still hold; an error that only the server can check stays until the next try. */
export const unmended = (
  said: readonly FieldError[],
  { own, isOwn }: { own: readonly FieldError[]; isOwn: boolean },
): readonly FieldError[] =>
  isOwn ? said.filter((one) => own.some(({ field }) => field === one.field)) : said;
