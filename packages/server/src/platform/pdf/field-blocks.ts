import type { Scopes } from '@asso/domain/kernel/asks';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import type { Fields, ListRow, Row } from '@asso/domain/kernel/fields';
import { isShown } from '@asso/domain/kernel/walk-problems';
import { displayValue, isValueRow, type Labels, valueAt } from './display-value.ts';
import type { Fact } from './facts.ts';
import { canBeTable, listTable, montantsTable } from './field-tables.ts';
import type { HeadingLevel } from './pdf-style.ts';
import type { PdfTable } from './table-shape.ts';

/** A block of the content of a form; blocks are drawn in their order. */
export type FieldBlock =
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'heading'; level: HeadingLevel; text: string }
  | { kind: 'table'; table: PdfTable }
  /** A section that nobody filled in. */
  | { kind: 'unknown' }
  /** A section that is laid out by hand, under the heading before it. */
  | { kind: 'section'; name: string; value: unknown; level: HeadingLevel };

export type FieldsGiven = {
  /** The draft that the rows describe. */
  value: unknown;
  /** The level of its sections' headings. */
  level: HeadingLevel;
  scopes?: Scopes;
  custom?: CustomFields;
  labels?: Labels;
  /** The names of the rows that are drawn by hand. */
  sections?: readonly string[];
};

/**
 * Turns a form into blocks. Single values come first: below the heading of a section, they would seem to belong to
 * it.
 */
export function fieldBlocks(fields: Fields, given: FieldsGiven): FieldBlock[] {
  const scopes = { ...given.scopes, parent: given.value ?? {} };
  const rows = Object.entries(fields).filter(([, row]) => row.pdf !== false && isShown(row, scopes));
  const facts = rows.flatMap(([name, row]): Fact[] =>
    isValueRow(row) && !isByHand(name, given)
      ? [{ label: row.label, value: displayValue(row, valueAt(given.value, name), given.labels) }]
      : [],
  );
  const sections = rows
    .filter(([name, row]) => !isValueRow(row) || isByHand(name, given))
    .map(([name, row]) => ({
      label: row.label,
      blocks: sectionBlocks(row, { ...given, scopes, name, value: valueAt(given.value, name) }),
    }));
  // A title above nothing would look like an answer, so an empty section becomes one line among the values left
  // empty.
  const empty = sections.filter(({ blocks }) => blocks.at(1)?.kind === 'unknown');
  const all = [...facts, ...empty.map(({ label }): Fact => ({ label, value: null }))];
  return [
    ...(all.length > 0 ? [{ kind: 'facts' as const, rows: all }] : []),
    ...sections.filter((one) => !empty.includes(one)).flatMap(({ blocks }) => blocks),
  ];
}

type Section = FieldsGiven & { name: string };

/** Gives the heading of a section and its content, or nothing when it has no content. */
function sectionBlocks(row: Row, given: Section): FieldBlock[] {
  const blocks = isByHand(given.name, given) ? [byHand(given)] : rowBlocks(row, inside(given));
  if (blocks.length === 0) return [];
  return [{ kind: 'heading', level: given.level, text: row.label }, ...blocks];
}

function rowBlocks(row: Row, given: FieldsGiven): FieldBlock[] {
  switch (row.kind) {
    case 'group':
      return fieldBlocks(row.fields, given);
    case 'custom':
      return fieldBlocks(given.custom?.[row.bloc] ?? {}, given);
    case 'list':
      return listBlocks(row, given);
    case 'montants':
      return tableOrNothing(montantsTable(row, given.value));
    default:
      return [];
  }
}

function listBlocks(row: ListRow, given: FieldsGiven): FieldBlock[] {
  const lines = Array.isArray(given.value) ? given.value : [];
  if (lines.length === 0 || canBeTable(row, lines, given)) {
    return tableOrNothing(listTable(row, lines, given));
  }
  return lines.flatMap((value, index): FieldBlock[] => [
    { kind: 'heading', level: given.level, text: `${row.label} – ${index + 1}` },
    ...fieldBlocks(row.fields, { ...inside(given), value }),
  ]);
}

const tableOrNothing = (table: PdfTable): FieldBlock[] =>
  table.rows.length > 0 ? [{ kind: 'table', table }] : [{ kind: 'unknown' }];

const byHand = ({ name, value, level }: Section): FieldBlock => ({
  kind: 'section',
  name,
  value,
  level: deeper(level),
});

/** Rows at a deeper level are never drawn by hand, although some may have the same names. */
const inside = (given: FieldsGiven): FieldsGiven => ({
  ...given,
  level: deeper(given.level),
  sections: [],
});

const isByHand = (name: string, given: FieldsGiven): boolean => given.sections?.includes(name) ?? false;

const deeper = (level: HeadingLevel): HeadingLevel => Math.min(level + 1, 6) as HeadingLevel;
