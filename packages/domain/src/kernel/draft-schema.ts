// Every save is checked for kinds, lengths and unknown names. Any field may be missing, and badly formatted text is
// kept (§5).
import { z } from 'zod';
import { isLineId } from './changes.ts';
import type { Draft, Fields, Row } from './fields.ts';
import { control } from './value-problems.ts';

/** Custom rows are given by block, as read from the campaign version that the dossier is bound to. */
export type CustomFields = Readonly<Record<string, Fields>>;

const noCustom: CustomFields = {};
const cache = new WeakMap<Fields, WeakMap<CustomFields, z.ZodType>>();

/**
 * Builds the strict schema of a draft. Schemas are cached by table and campaign version, because building one costs
 * ten parses.
 */
export function draftSchema<F extends Fields>(
  fields: F,
  custom: CustomFields = noCustom,
): z.ZodType<Draft<F>> {
  const byCustom = cache.get(fields) ?? new WeakMap<CustomFields, z.ZodType>();
  cache.set(fields, byCustom);
  const schema = byCustom.get(custom) ?? objectSchema(fields, custom);
  byCustom.set(custom, schema);
  // This cast is sound: the type and the schema are built from the same rows.
  return schema as z.ZodType<Draft<F>>;
}

const objectSchema = (fields: Fields, custom: CustomFields, more: z.ZodRawShape = {}) =>
  z.strictObject({
    ...Object.fromEntries(
      Object.entries(fields).map(([name, row]) => [name, rowSchema(row, custom).nullish()]),
    ),
    ...more,
  });

/**
 * Makes the schema of a text that may be this long; a longer one is refused with the bound that its field says (`most`). Control characters other than tabs and line breaks, and half of a surrogate pair, are
 * refused as soon as they are saved: nobody types one, and the database cannot keep some of them.
 */
const text = ({ label }: { label: string }, max: number, most = max) =>
  z
    .string()
    .refine((one) => one.length <= max, { params: { code: 'kernel.trop-long', label, n: most } })
    .refine((one) => one.isWellFormed() && !control.test(one), {
      params: { code: 'kernel.caracteres', label },
    });

/** Returns how long a text may be while it is typed: a text that is too long is kept and reported. */
export const mostTyped = ({ max }: { max: number }): number => Math.max(max * 2, max + 100);

/**
 * Half-typed numbers and dates are kept as text, up to a length that is longer than any field and still harmless.
 */
const halfTyped = (row: { label: string }) => text(row, 100);

/** A value from a changeable list is the code of one of its choices. */
const codeListe = (row: { label: string }) => text(row, 40);
const mostChosen = 200;

/** The id of a row is part of dotted paths. */
const lineId = z.string().refine(isLineId, { message: 'id' });

function rowSchema(row: Row, custom: CustomFields): z.ZodType {
  switch (row.kind) {
    case 'text':
      return text(row, mostTyped(row), row.max);
    case 'int':
    case 'euros':
    case 'decimal':
      return z.union([z.number(), halfTyped(row)]);
    case 'date':
      return halfTyped(row);
    case 'bool':
      return z.boolean();
    case 'choice': {
      // The choices of a changeable list are data, so the save checks them (`listes.ts`).
      const one = row.liste
        ? codeListe(row)
        : z.enum(row.options.map((option) => option.value) as [string, ...string[]]);
      return row.multiple ? z.array(one).max(row.liste ? mostChosen : row.options.length) : one;
    }
    case 'id':
      return text(row, 64);
    case 'group':
      return objectSchema(row.fields, custom);
    case 'list':
      return z
        .array(objectSchema(row.fields, custom, { id: lineId }))
        .max(row.max)
        .refine(haveDistinctIds, { message: 'ids' });
    case 'montants':
      return z.partialRecord(
        z.enum(row.lignes.map((ligne) => ligne.code) as [string, ...string[]]),
        z.union([z.number(), halfTyped(row)]).nullable(),
      );
    case 'custom':
      return objectSchema(custom[row.bloc] ?? {}, custom);
  }
}

const haveDistinctIds = (lines: { id?: unknown }[]) =>
  new Set(lines.map((line) => line.id)).size === lines.length;
