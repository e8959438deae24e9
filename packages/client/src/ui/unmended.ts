import type { FieldError } from './field-errors.ts';

/** Of the errors that were said, those that still stand now; what only the server knows stays until the next try. */
export const unmended = (
  said: readonly FieldError[],
  { own, isOwn }: { own: readonly FieldError[]; isOwn: boolean },
): readonly FieldError[] =>
  isOwn ? said.filter((one) => own.some(({ field }) => field === one.field)) : said;
