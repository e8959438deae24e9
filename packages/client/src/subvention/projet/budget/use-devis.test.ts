// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sumDevis } from './use-devis.ts';

const line = (code: string | null, euros: number) => ({ label: 'x', euros, code, isTicked: true });

it('adds the lines of one account together, and to what is there', () => {
  expect(sumDevis([line('62-3', 100), line('62-3', 50), line('61-1', 30)], { '62-3': 620 })).toEqual({
    '62-3': 770,
    '61-1': 30,
  });
});

it('leaves out a line without account, and replaces a text that is no amount', () => {
  expect(sumDevis([line(null, 10), line('61-1', 30)], { '61-1': '5OO' })).toEqual({ '61-1': 30 });
});
