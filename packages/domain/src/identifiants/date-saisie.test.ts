import { expect, test } from 'vitest';
import { date, toIsoDate } from './date-saisie.ts';

test.each(['31/12/2024', '29/02/2024', '01/01/1901'])('accepts the date %s', (text) => {
  expect(date.check(text)).toBeNull();
});

test.each(['2024-12-31', '29/02/2023', '31/04/2024', '1/1/2024', '00/01/2024', '01/13/2024', ''])(
  'refuses the date « %s »',
  (text) => {
    expect(date.check(text)).toEqual({ code: 'identifiant.date' });
  },
);

test.each([
  ['31/01/2024', '2024-01-31'],
  ['31/02/2024', null],
])('sends %s as %s [R9.38]', (typed, sent) => {
  expect(toIsoDate(typed)).toBe(sent);
});
