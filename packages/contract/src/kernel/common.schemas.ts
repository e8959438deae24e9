// All the calls share these shapes.
import { z } from 'zod';

export const versionSchema = z.int().min(1);
export const rightsSchema = z.record(z.string(), z.boolean());

/** A problem is one thing that is wrong; its sentence is already French, and `field` is the dotted path it concerns. */
export const problemSchema = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type ProblemView = z.infer<typeof problemSchema>;

/** Every refusal answers application/problem+json: the first problem, then the list of all of them. */
export const problemReplySchema = problemSchema.extend({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  instance: z.string(),
  problems: z.array(problemSchema),
  /** When an autosave conflicts (409), these paths were changed by somebody else; each holds its present value. */
  conflicts: z.record(z.string(), z.unknown()).optional(),
  version: versionSchema.optional(),
  /** This person changed them, at this instant. */
  par: z.string().optional(),
  le: z.iso.datetime().optional(),
});
export type ProblemReply = z.infer<typeof problemReplySchema>;

/** A form has only a few levels; a deeper value is refused because walking it could exhaust the stack. */
const deepest = 12;
const isShallow = (value: unknown, levels = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1)));
export const ownValue = z.unknown().refine((value) => isShallow(value), { error: 'trop de niveaux' });

/** An autosave sends each changed path with its old and its new value. */
export const changesSchema = z.record(
  z.string().min(1).max(300),
  z.strictObject({ from: ownValue.optional(), to: ownValue.optional() }),
);

/** Describes in the documents of the API the change of a value of this type. */
export function changementOf(type: string | string[]) {
  return { type: 'object', properties: { from: { type }, to: { type } }, additionalProperties: false };
}

/** The person acts under this role, among those that their token holds. */
export const roleQuerySchema = z.object({ role: z.string().max(40).optional() });

/** A query string repeats a name to make a list, so a single value is a list of one. */
export const listOf = <T extends z.ZodType>(one: T) =>
  z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(one).max(50).optional(),
  );

export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  /** A cursor holds the values the rows are sorted by: the limit fits the longest name in multi-byte letters. */
  cursor: z.string().max(2000).optional(),
};

/**
 * A page is found by keyset: `next` is null at the end; `total` is exact up to 10 000, and `totalExact` is false
 * above.
 */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    totalExact: z.boolean(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });
