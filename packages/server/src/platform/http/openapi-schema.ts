import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** A schema as JSON Schema: what a client writes (`input`) or reads (`output`). */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    // What JSON Schema cannot say (a coercion, a preprocess) is left open.
    unrepresentable: 'any',
    cycles: 'ref',
  });
  return json;
}
