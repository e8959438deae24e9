import type { Endpoint } from '@asso/contract/kernel/endpoint';
import { ok, type Problem, type Result, refused } from '@asso/domain/kernel/result';
import { z } from 'zod';
import { inputProblems } from './input-problems.ts';
import { isStorable } from './storable.ts';

export type RawInput = { params: unknown; query: unknown; body: unknown; ifMatch: string | undefined };
export type Input = {
  params: unknown;
  query: unknown;
  body: unknown;
  ifMatch: number | null;
  /** The mark of the content that If-Match names beside the version; null when it names a version alone. */
  sceau: string | null;
};

/** Prepares the schemas of a row once, for all of its requests. */
export function inputParser(row: Endpoint): (raw: RawInput) => Result<Input> {
  const params = z.object(row.params ?? {});
  const query = querySchema(row.query);
  const body = row.body === 'multipart' ? undefined : strict(row.body ?? z.object({}));
  return (raw) => {
    const found: Problem[] = [];
    const read = (schema: z.ZodType, value: unknown): unknown => {
      const result = schema.safeParse(value);
      if (!result.success) for (const problem of inputProblems(result.error)) found.push(problem);
      return result.data;
    };
    const place = params.safeParse(raw.params);
    // An identifier with the wrong shape names nothing that exists.
    if (!place.success || !isStorable(raw.params)) return refused({ code: 'kernel.introuvable' });
    if (!isStorable(raw.query) || !isStorable(raw.body)) return refused({ code: 'kernel.requete-invalide' });
    const input = {
      params: place.data,
      query: read(query, raw.query),
      body: body && read(body, raw.body ?? {}),
      ...etagNamed(raw.ifMatch, found),
    };
    if (row.ifMatch === 'exige' && raw.ifMatch === undefined) found.push({ code: 'kernel.version-requise' });
    return found.length > 0 ? { ok: false, problems: found } : ok(input);
  };
}

/** Makes the schema of a query: any call may carry `role`, so a row that does not read it must not refuse it. */
function querySchema(schema: z.ZodType = z.object({})): z.ZodType {
  if (!(schema instanceof z.ZodObject)) return schema;
  const shape = schema.shape as z.ZodRawShape;
  if ('role' in shape) return strict(schema);
  const open = strict(schema.extend({ role: z.string().optional() }));
  return open.transform((query) => {
    const { role: _, ...rest } = query as Record<string, unknown>;
    return rest;
  });
}

/** Makes a schema refuse unknown names, unless the schema says what to do with them. */
function strict(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodObject) || schema.def.catchall !== undefined) return schema;
  return schema.strict();
}

/**
 * Reads an ETag, strong or weak: the version number, and the mark of the content when it names one too. Both are null
 * without a header, or when it is not such an ETag, which is then reported as a problem.
 */
function etagNamed(header: string | undefined, found: Problem[]): Pick<Input, 'ifMatch' | 'sceau'> {
  if (header === undefined) return { ifMatch: null, sceau: null };
  const [, version, sceau = null] = /^(?:W\/)?"?(\d{1,9})(?:-([\w-]{1,43}))?"?$/.exec(header.trim()) ?? [];
  if (version === undefined) found.push({ code: 'kernel.requete-invalide', field: 'If-Match' });
  return version === undefined ? { ifMatch: null, sceau: null } : { ifMatch: Number(version), sceau };
}
