import type { Fields } from '@asso/domain/kernel/fields';
import { facts } from './facts.ts';
import { type FieldBlock, type FieldsGiven, fieldBlocks } from './field-blocks.ts';
import type { Pdf } from './pdf.ts';
import type { HeadingLevel } from './pdf-style.ts';
import { table } from './table.ts';
import { heading, paragraph } from './text-blocks.ts';

/** Draws one row by hand, under its heading; `level` is that of the headings inside it. */
export type DrawSection = (value: unknown, level: HeadingLevel) => void;

export type DrawFieldsGiven = Omit<FieldsGiven, 'sections'> & {
  sections?: Readonly<Record<string, DrawSection>>;
};

/**
 * Draws every row of a form that applies and is not excluded from PDFs: a new row is printed without any code here.
 */
export function drawFields(pdf: Pdf, fields: Fields, given: DrawFieldsGiven): void {
  const { sections = {}, ...rest } = given;
  for (const block of fieldBlocks(fields, { ...rest, sections: Object.keys(sections) })) {
    drawBlock(pdf, block, sections);
  }
}

function drawBlock(pdf: Pdf, block: FieldBlock, sections: Readonly<Record<string, DrawSection>>): void {
  switch (block.kind) {
    case 'facts':
      facts(pdf, block.rows);
      break;
    case 'heading':
      heading(pdf, block.level, block.text);
      break;
    case 'table':
      table(pdf, block.table);
      break;
    case 'unknown':
      paragraph(pdf, null);
      break;
    case 'section':
      sections[block.name]?.(block.value, block.level);
  }
}
