import { sample } from 'openapi-sampler';
import type { z } from 'zod';
import type { JsonSchema } from './openapi-schema.ts';

/**
 * What a reply looks like, made from its schema and holding nobody's data; undefined where what is made would not be
 * taken, as a rule says more than a schema can.
 */
export function exampleOf(reply: z.ZodType, schema: JsonSchema): unknown {
  const made = sample(closed(schema) as object, { skipNonRequired: true, quiet: true }, { ...schema });
  return reply.safeParse(made).success ? made : undefined;
}

/** Keys that are free have no name to show. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const { additionalProperties: _, propertyNames: __, ...rest } = part as JsonSchema;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, closed(value)]));
}
