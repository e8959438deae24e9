import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** Turns a schema into JSON Schema, as a client writes it (`input`) or reads it (`output`). */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    // A schema that JSON Schema cannot express (a coercion, a preprocess) is left open.
    unrepresentable: 'any',
    cycles: 'ref',
  });
  return json;
}

/** Opens the schema of a reply to other fields, since a client must accept those added by a later version. */
export function openReply<T>(part: T): T {
  if (Array.isArray(part)) return part.map(openReply) as T;
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(
    ([key, value]) => key !== 'additionalProperties' || value !== false,
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, openReply(value)])) as T;
}
