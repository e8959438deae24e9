import { sample } from 'openapi-sampler';
import type { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';

/**
 * Makes an example of a reply from its schema, with nobody's data; undefined when a rule that the schema cannot express
 * refuses the example.
 */
export function makeExample(reply: z.ZodType, schema: JsonSchema): unknown {
  const made = sampleOf(schema, true);
  return reply.safeParse(made).success ? made : undefined;
}

/**
 * Makes an example of a body with all its fields or, when the schema refuses that one, with only the required ones;
 * undefined when both are refused or the example is empty.
 */
export function exampleOfBody(body: z.ZodType, schema: JsonSchema): unknown {
  const taken = [false, true]
    .map((isShort) => sampleOf(schema, isShort))
    .find((made) => body.safeParse(made).success);
  return typeof taken === 'object' && taken !== null && Object.keys(taken).length === 0 ? undefined : taken;
}

const sampleOf = (schema: JsonSchema, skipNonRequired: boolean): unknown =>
  sample(closed(schema) as object, { skipNonRequired, quiet: true }, { ...schema });

/** Removes free keys, for which an example has no name to show. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const { additionalProperties: _, propertyNames: __, ...rest } = part as JsonSchema;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, closed(value)]));
}
