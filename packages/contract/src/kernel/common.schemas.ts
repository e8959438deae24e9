// Shapes every call shares.
import { z } from 'zod';

export const versionSchema = z.int().min(1);
export const rightsSchema = z.record(z.string(), z.boolean());

/** One thing that is wrong: the sentence is already French, `field` the dotted path it belongs to. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ProblemView = z.infer<typeof problemSchema>;

/** application/problem+json of every refusal: the first problem, and all of them. */
export const problemReplySchema = problemSchema.extend({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  instance: z.string(),
  problems: z.array(problemSchema),
  /** Paths somebody else changed meanwhile, with the present values (409 of an autosave). */
  conflicts: z.record(z.string(), z.unknown()).optional(),
  version: versionSchema.optional(),
  /** Who changed them, and when. */
  par: z.string().optional(),
  le: z.iso.datetime().optional(),
});
export type ProblemReply = z.infer<typeof problemReplySchema>;

/** A form is a few levels deep; what is deeper would exhaust whoever walks it. */
const deepest = 12;
const isShallow = (value: unknown, levels = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1)));
export const ownValue = z.unknown().refine((value) => isShallow(value), { error: 'trop de niveaux' });

/** What an autosave sends: path → from, to. */
export const changesSchema = z.record(
  z.string().min(1).max(300),
  z.strictObject({ from: ownValue.optional(), to: ownValue.optional() }),
);

/** Which hat is worn, among the roles the token holds. */
export const roleQuerySchema = z.object({ role: z.string().max(40).optional() });

/** Query strings repeat a name for a list: one value is a list of one. */
export const listOf = <T extends z.ZodType>(one: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(one).max(50).optional(),
  );

export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** Holds what the rows are sorted by: the longest name, in letters of several bytes. */
  cursor: z.string().max(2000).optional(),
};

/** A keyset page: `next` is null at the end; `total` is exact to 10 000, then `totalExact` is false. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    totalExact: z.boolean(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });
