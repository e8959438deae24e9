// Makes the schema of a row that holds the fields of a form and, beside them, what the server adds.
import { draftSchema } from '@asso/domain/kernel/draft-schema';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { z } from 'zod';

export function draftWith<F extends Fields, S extends z.ZodRawShape>(
  fields: F,
  more: S,
): z.ZodType<Draft<F> & z.output<z.ZodObject<S>>> {
  const draft = draftSchema(fields);
  if (!(draft instanceof z.ZodObject)) throw new Error('a draft is an object');
  // The cast is safe because the mapped type and the schema come from the same rows.
  return draft.extend(more) as unknown as z.ZodType<Draft<F> & z.output<z.ZodObject<S>>>;
}
