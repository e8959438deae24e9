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

/** Who reads must accept what a later version adds: a reply says what it holds, and never that it holds no more. */
export function openReply<T>(part: T): T {
  if (Array.isArray(part)) return part.map(openReply) as T;
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(
    ([key, value]) => key !== 'additionalProperties' || value !== false,
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, openReply(value)])) as T;
}
