import { mostTyped } from '@asso/domain/kernel/draft-schema';
import type { Fields, Row } from '@asso/domain/kernel/fields';
import type { JsonSchema } from './json-schema.ts';

/** Describes a form as it is stored: everything may be missing, and each field is described by its label. */
export const schemaOfForm = (fields: Fields): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(fields).map(([name, row]) => [name, schemaOfRow(row)])),
});

/** Describes a row by its label and help, and by the value it holds. */
function schemaOfRow(row: Row): JsonSchema {
  const { label, aide, requiredAt, writtenBy } = row;
  const most = row.kind === 'text' ? ` (${row.max} caractères au plus)` : '';
  return {
    description: aide ? `${label}${most}. ${aide}` : `${label}${most}`,
    ...(writtenBy === 'server' ? { readOnly: true } : {}),
    ...(requiredAt === undefined ? {} : { 'x-requis': requiredAt }),
    ...valueOfRow(row),
  };
}

/**
 * Describes the value of a row as a draft keeps it: also texts that are too long and numbers that are not numbers,
 * which only block the transmission.
 */
export function valueOfRow(row: Row): JsonSchema {
  switch (row.kind) {
    case 'text':
      return {
        type: ['string', 'null'],
        maxLength: mostTyped(row),
        ...(row.format?.exemple ? { examples: [row.format.exemple] } : {}),
      };
    case 'int':
      return { type: ['integer', 'null'], ...bounds(row) };
    case 'euros':
    case 'decimal':
      return { type: ['number', 'null'], ...bounds(row) };
    case 'date':
      return { type: ['string', 'null'], format: 'date' };
    case 'bool':
      return { type: ['boolean', 'null'] };
    case 'choice':
      return row.multiple ? { type: ['array', 'null'], items: choiceOf(row) } : orNull(choiceOf(row));
    case 'id':
      return { type: ['string', 'null'], maxLength: 64, 'x-identifiant': row.of };
    case 'group':
      return orNull(schemaOfForm(row.fields));
    case 'list':
      return { type: ['array', 'null'], maxItems: row.max, items: schemaOfLine(row.fields) };
    case 'montants':
      return {
        type: ['object', 'null'],
        propertyNames: { enum: row.lignes.map(({ code }) => code) },
        additionalProperties: { type: ['number', 'null'] },
      };
    case 'custom':
      return { type: ['object', 'null'], additionalProperties: customValue };
  }
}

/** Describes the answer to a campaign's question, found by the code of the question. */
export const customValue: JsonSchema = {
  type: ['string', 'number', 'boolean', 'array', 'null'],
  items: { type: 'string' },
};

/** Describes one row of a list, which carries the id named in its path. */
export const schemaOfLine = (fields: Fields): JsonSchema => {
  const { properties } = schemaOfForm(fields);
  return {
    type: 'object',
    properties: { id: { type: 'string', pattern: `^${lineIdPattern}$` }, ...(properties as object) },
    required: ['id'],
  };
};

export const lineIdPattern = '[A-Za-z0-9_-]{1,64}';

type Choice = Extract<Row, { kind: 'choice' }>;

/**
 * Describes a choice; a list that administrators may change is only named: `GET /referentiel?type=…` gives its values.
 */
const choiceOf = ({ options, liste }: Choice): JsonSchema =>
  liste
    ? { type: 'string', maxLength: 40, 'x-referentiel': liste }
    : { type: 'string', enum: options.map(({ value }) => value) };

function orNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values, ...rest } = schema;
  return { type: [type, 'null'], ...(Array.isArray(values) ? { enum: [...values, null] } : {}), ...rest };
}

const bounds = ({ min, max }: { min?: number; max?: number }): JsonSchema => ({
  ...(min === undefined ? {} : { minimum: min }),
  ...(max === undefined ? {} : { maximum: max }),
});
