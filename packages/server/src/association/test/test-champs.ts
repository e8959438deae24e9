// Test support: the fields of an association as the specification lists them (§3), and texts that people really type
// in them.
import { readFileSync } from 'node:fs';
import type { Row } from '@asso/domain/kernel/fields';
import { expect } from 'vitest';

const liste: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('../../../../../e2e/fixtures/champs-association.json', import.meta.url), 'utf8'),
);

/** Gives the names of one part of the file: « identite », « specificites.vaeb », « ribs ». */
export function readChamps(partie: string): readonly string[] {
  const champs = liste[partie];
  if (!champs) throw new Error(`no part of an association is called ${partie}`);
  return champs;
}

export const textesPenibles: readonly (readonly [string, string])[] = [
  ['quotes', `L’« Étoile » d'Azur "12" & Cie`],
  ['accents', 'Œuvre Ÿves çà et là, Éàü'],
  ['decomposed accents', 'E\u0301toile'],
  ['SQL', `'; drop table rib; --`],
  ['HTML', '<script>alert(1)</script>'],
  ['an emoji', 'Les jeux 🎲'],
  ['right to left', 'نادي الألعاب'],
  ['a direction mark', 'abc\u202Edef'],
  ['line breaks', 'Un\nDeux'],
  ['10 000 characters', 'é'.repeat(10_000)],
  ['a character that is none', 'a\u0000b'],
];

/** Checks that the answer refuses with a French sentence, about this field alone. */
export function expectRefus(
  {
    status,
    problem,
  }: { status: number; problem: { message: string; problems: readonly { field?: string }[] } },
  field: string,
): void {
  expect([400, 403, 422]).toContain(status);
  expect(problem.message).toMatch(/[a-zà-ÿ]{3,} [a-zà-ÿ]{2,}/i);
  expect(problem.message).not.toMatch(/undefined|\{\w|error|invalid/i);
  expect(problem.problems.filter((one) => one.field !== undefined && !one.field.startsWith(field))).toEqual(
    [],
  );
}

/**
 * Checks that the text is kept as typed, in composed characters; a field of one line replaces a line break by a space.
 */
export function expectIntact(kept: unknown, text: string, row: Row | undefined): void {
  const whole = text.normalize('NFC');
  const isLong = row?.kind === 'text' && row.multiline === true;
  expect([whole, isLong ? whole : whole.replace('\n', ' ')]).toContain(kept);
}
