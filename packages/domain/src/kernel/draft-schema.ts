// Guards every save: kinds, lengths, unknown names. Everything may be missing; badly formatted text is kept (§5).
import { z } from 'zod';
import { isBlank } from './asks.ts';
import { isLineId } from './changes.ts';
import type { Draft, Fields, Row } from './fields.ts';
import { control } from './value-problems.ts';

/** Custom rows by block, read from the campaign version the dossier pins. */
export type CustomFields = Readonly<Record<string, Fields>>;

const noCustom: CustomFields = {};
const cache = new WeakMap<Fields, WeakMap<CustomFields, z.ZodType>>();

/** A strict schema of a draft. Schemas are kept by table and by campaign version: building one costs ten parses. */
export function draftSchema<F extends Fields>(
  fields: F,
  custom: CustomFields = noCustom,
): z.ZodType<Draft<F>> {
  const byCustom = cache.get(fields) ?? new WeakMap<CustomFields, z.ZodType>();
  cache.set(fields, byCustom);
  const schema = byCustom.get(custom) ?? objectSchema(fields, custom);
  byCustom.set(custom, schema);
  // The one cast: the mapped type and the schema are built from the same rows.
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
 * What no database keeps in JSON is refused: the character nought, and half of a surrogate pair. So are controls alone: nobody
 * types them, and they would be read as nothing, which empties the field.
 */
const text = ({ label }: { label: string }, max: number) =>
  z
    .string()
    .max(max)
    .refine((one) => !one.includes('\0') && one.isWellFormed() && !(control.test(one) && isBlank(one)), {
      params: { code: 'kernel.caracteres', label },
    });

/** How long a text may be while it is typed: what is too long is kept, and said. */
export const mostTyped = ({ max }: { max: number }): number => Math.max(max * 2, max + 100);

/** Longer than any field, shorter than an attack: half-typed numbers and dates are kept as text. */
const halfTyped = (row: { label: string }) => text(row, 100);

/** The code of one value of a list that may change. */
const codeListe = (row: { label: string }) => text(row, 40);
const mostChosen = 200;

/** Ids stand in dotted paths. */
const lineId = z.string().refine(isLineId, { message: 'id' });

function rowSchema(row: Row, custom: CustomFields): z.ZodType {
  switch (row.kind) {
    case 'text':
      return text(row, mostTyped(row));
    case 'int':
    case 'euros':
    case 'decimal':
      return z.union([z.number(), halfTyped(row)]);
    case 'date':
      return halfTyped(row);
    case 'bool':
      return z.boolean();
    case 'choice': {
      // What an open list holds is data: the save looks there (`listes.ts`).
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
