// The shapes that all the calls share.
import { z } from 'zod';

export const versionSchema = z.int().min(1);
export const rightsSchema = z.record(z.string(), z.boolean());

/**
 * One thing that is wrong: its sentence in French and, in `field`, the dotted path it concerns. A sentence that also
 * says what to do comes in its two parts as well: what is wrong (`raison`), and what to do (`remede`).
 */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  raison: z.string().optional(),
  remede: z.string().optional(),
  field: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ProblemView = z.infer<typeof problemSchema>;

/** The body of every refusal, as application/problem+json: the first problem, then the list of all of them. */
export const problemReplySchema = problemSchema.extend({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  instance: z.string(),
  problems: z.array(problemSchema),
  /** For an autosave in conflict (409), the paths that somebody else changed, each with its present value. */
  conflicts: z.record(z.string(), z.unknown()).optional(),
  version: versionSchema.optional(),
  /** The person who changed them, whether it was the reader themselves (in another window), and when. */
  par: z.string().optional(),
  moi: z.boolean().optional(),
  le: z.iso.datetime().optional(),
});
export type ProblemReply = z.infer<typeof problemReplySchema>;

/** The deepest nesting of a value: a form has only a few levels, and walking a deeper value could exhaust the stack. */
const deepest = 12;
const isShallow = (value: unknown, levels = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1)));
export const ownValue = z.unknown().refine((value) => isShallow(value), { error: 'trop de niveaux' });

/** The changes of an autosave: each changed path with its old and its new value. */
export const changesSchema = z.record(
  z.string().min(1).max(300),
  z.strictObject({ from: ownValue.optional(), to: ownValue.optional() }),
);

/** Describes in the documents of the API the change of a value of this type. */
export function changementSchemaFor(type: string | string[]) {
  return { type: 'object', properties: { from: { type }, to: { type } }, additionalProperties: false };
}

/** The role under which the person acts, among those that they hold. */
export const roleQuerySchema = z.object({ role: z.string().max(40).optional() });

/** Makes a list from a name repeated in a query string, so that a single value is a list of one. */
export const listSchema = <T extends z.ZodType>(one: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(one).max(50).optional(),
  );

export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /**
   * The cursor of a page holds the values by which rows are sorted: the limit fits the longest name in multi-byte
   * letters.
   */
  cursor: z.string().max(2000).optional(),
};

/**
 * A page of a list, found by keyset: `next` is null at the end; `total` is exact up to 10 000, and `totalExact` is
 * false above.
 */
export const pageSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    totalExact: z.boolean(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });
