import type { Draft, Fields } from '@asso/domain/kernel/fields';

/** Keeps only the form's fields of a row that also has others. */
export const toDraft = <F extends Fields>(fields: F, row: object): Draft<F> =>
  // Every name is a field of the form, and the row was checked by its schema.
  Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(row, name)])) as Draft<F>;
