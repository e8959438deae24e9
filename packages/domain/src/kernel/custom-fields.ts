// Custom fields are rows read at run time from a campaign version; they are checked once, when the version is
// published.
import { z } from 'zod';
import { askOperators, askScopes, isBlank } from './asks.ts';
import { isLineId } from './changes.ts';
import type { CustomFields } from './draft-schema.ts';
import { type Fields, modesCrf, type Row, stages } from './fields.ts';
import { ok, type Result, refused } from './result.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const key = z.string().regex(/^[\w.-]{1,100}$/);

/** An operator that compares needs a value or a second key: without it the ask would stay unknown for ever. */
export const askSchema = z
  .strictObject({
    scope: z.enum(askScopes),
    key,
    operator: z.enum(askOperators),
    value: z.union([scalar, z.array(z.union([z.string(), z.number()]))]).optional(),
    scope2: z.enum(askScopes).optional(),
    key2: key.optional(),
  })
  .refine((ask) => isFilledTest(ask.operator) || hasRightSide(ask), { path: ['value'] });

type RightSide = { value?: unknown; scope2?: string; key2?: string };
const isFilledTest = (operator: string) => operator === 'filled' || operator === 'empty';
const hasRightSide = ({ value, scope2, key2 }: RightSide) =>
  scope2 === undefined && key2 === undefined ? !isBlank(value) : scope2 !== undefined && key2 !== undefined;

const common = {
  label: z.string().min(1).max(200),
  aide: z.string().max(500).optional(),
  requiredAt: z.enum(stages).optional(),
  when: z.array(askSchema).max(10).optional(),
  crf: z.enum(modesCrf).optional(),
};

const bounds = { min: z.number().optional(), max: z.number().optional() };
const inOrder = ({ min, max }: { min?: number; max?: number }) =>
  min === undefined || max === undefined || min <= max;

const rowJson = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('text'),
    max: z.int().min(1).max(5000),
    multiline: z.boolean().optional(),
  }),
  z.strictObject({ ...common, ...bounds, kind: z.literal('int') }).refine(inOrder, { path: ['max'] }),
  z.strictObject({ ...common, ...bounds, kind: z.literal('euros') }).refine(inOrder, { path: ['max'] }),
  z
    .strictObject({ ...common, ...bounds, kind: z.literal('decimal'), decimals: z.int().min(1).max(4) })
    .refine(inOrder, { path: ['max'] }),
  z.strictObject({ ...common, kind: z.literal('date') }),
  z.strictObject({ ...common, kind: z.literal('bool') }),
  z.strictObject({
    ...common,
    kind: z.literal('choice'),
    options: z
      .array(z.strictObject({ value: z.string().min(1), label: z.string().min(1) }))
      .min(1)
      .max(200)
      .refine((options) => new Set(options.map((option) => option.value)).size === options.length),
    multiple: z.boolean().optional(),
  }),
]);

/** A code is part of the path of a change, so it must be a valid path name. */
const code = z
  .string()
  .regex(/^[a-z][a-z0-9_]{1,40}$/)
  .refine(isLineId);
/** A block is named as the rows that show it, such as « custom-bloc ». */
const bloc = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{1,40}$/)
  .refine(isLineId);
export const customFieldsSchema = z.record(bloc, z.record(code, rowJson));

/**
 * Reads the custom fields of a version: codes are unique in it, and a code is never reused for another kind of field
 * than in earlier versions.
 */
export function readCustomFields(json: unknown, before: readonly CustomFields[] = []): Result<CustomFields> {
  const parsed = customFieldsSchema.safeParse(json);
  if (!parsed.success)
    return refused({ code: 'kernel.requete-invalide', field: parsed.error.issues[0]?.path.join('.') });
  const blocs = parsed.data as CustomFields;
  const codes = Object.values(blocs).flatMap((fields) => Object.keys(fields));
  const doubled = codes.find((one, index) => codes.indexOf(one) !== index);
  if (doubled) return refused({ code: 'kernel.ligne-en-double', params: { label: doubled } });
  const changed = codes.find((one) =>
    before.some((old) => kindOf(old, one) && kindOf(old, one) !== kindOf(blocs, one)),
  );
  if (changed) return refused({ code: 'kernel.champ-non-modifiable', params: { champ: changed } });
  return ok(blocs);
}

/** Reads a version to publish, in the shape of its kind, and its questions beside those of the versions before it. */
export function readVersion<V extends { champs_personnalises: unknown }>(
  schema: z.ZodType<V>,
  json: unknown,
  before: readonly CustomFields[] = [],
): Result<Omit<V, 'champs_personnalises'> & { champs_personnalises: CustomFields }> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    return refused({ code: 'kernel.requete-invalide', field: parsed.error.issues[0]?.path.join('.') });
  }
  const custom = readCustomFields(parsed.data.champs_personnalises, before);
  return custom.ok ? ok({ ...parsed.data, champs_personnalises: custom.value }) : custom;
}

const kindOf = (blocs: CustomFields, name: string): Row['kind'] | undefined =>
  Object.values(blocs)
    .map((fields: Fields) => fields[name]?.kind)
    .find(Boolean);
