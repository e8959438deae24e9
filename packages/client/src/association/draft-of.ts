import type { Draft, Fields } from '@asso/domain/kernel/fields';

/** The fields of a form out of a row that also says other things. */
export const draftOf = <F extends Fields>(fields: F, row: object): Draft<F> =>
  // Each name is one of the form's, and the row was read by its schema.
  Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(row, name)])) as Draft<F>;
