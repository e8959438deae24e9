import { expect, it } from 'vitest';
import { z } from 'zod';
import { readCursor } from '../../platform/db/keyset.sql.ts';
import { pageOfLines } from './page-of-lines.ts';

const order = { columns: [], direction: 'asc', key: z.tuple([z.int(), z.string()]) } as const;
const cursorOf = (text: string | null) => {
  const read = readCursor(text ?? undefined, order);
  return read.ok ? read.value : null;
};
const lines = [
  { rank: 2, id: 'd' },
  { rank: 1, id: 'b' },
  { rank: 1, id: 'a' },
  { rank: 2, id: 'c' },
  { rank: 3, id: 'e' },
];
const keyOf = ({ rank, id }: (typeof lines)[number]) => [rank, id] as const;
const page = (given: typeof lines, text: string | null) => {
  const { rows, ...ends } = pageOfLines(given, { limit: 2, cursor: cursorOf(text), keyOf });
  return { ids: rows.map(({ id }) => id).join(''), ...ends };
};

it('pages follow one another in the order of the keys, and come back', () => {
  const first = page(lines, null);
  const second = page(lines, first.next);
  const third = page(lines, second.next);
  expect([first.ids, second.ids, third.ids]).toEqual(['ab', 'cd', 'e']);
  expect([first.previous, third.next]).toEqual([null, null]);
  expect(page(lines, third.previous).ids).toBe('cd');
});

it('a line gone meanwhile is not needed to go on, and none is said twice', () => {
  const { next } = page(lines, null);
  expect(
    page(
      lines.filter(({ id }) => id !== 'b'),
      next,
    ).ids,
  ).toBe('cd');
});
