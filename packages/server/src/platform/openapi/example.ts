import { sample } from 'openapi-sampler';
import type { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';

/**
 * What a reply looks like, made from its schema and holding nobody's data; undefined where what is made would not be
 * taken, as a rule says more than a schema can.
 */
export function exampleOf(reply: z.ZodType, schema: JsonSchema): unknown {
  const made = sampleOf(schema, true);
  return reply.safeParse(made).success ? made : undefined;
}

/** What is sent: with all that can be, else with what must be. Nothing to show is nothing. */
export function exampleOfBody(body: z.ZodType, schema: JsonSchema): unknown {
  const taken = [false, true]
    .map((isShort) => sampleOf(schema, isShort))
    .find((made) => body.safeParse(made).success);
  return typeof taken === 'object' && taken !== null && Object.keys(taken).length === 0 ? undefined : taken;
}

const sampleOf = (schema: JsonSchema, skipNonRequired: boolean): unknown =>
  sample(closed(schema) as object, { skipNonRequired, quiet: true }, { ...schema });

/** Keys that are free have no name to show. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const { additionalProperties: _, propertyNames: __, ...rest } = part as JsonSchema;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, closed(value)]));
}
