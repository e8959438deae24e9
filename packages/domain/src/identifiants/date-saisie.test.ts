import { expect, test } from 'vitest';
import { date, dateApres, dateAvant, isoOf } from './date-saisie.ts';

test.each(['31/12/2024', '29/02/2024', '01/01/1901'])('accepts the date %s [R5.125]', (text) => {
  expect(date.check(text)).toBeNull();
});

test.each(['2024-12-31', '29/02/2023', '31/04/2024', '1/1/2024', '00/01/2024', '01/13/2024', ''])(
  'refuses the date « %s » [R5.125]',
  (text) => {
    expect(date.check(text)).toEqual({ code: 'identifiant.date' });
  },
);

test.each([
  ['30/12/2024', null],
  ['31/12/2024', { code: 'identifiant.date-trop-tard', params: { limite: '31/12/2024' } }],
  ['01/01/2025', { code: 'identifiant.date-trop-tard', params: { limite: '31/12/2024' } }],
  ['2024-12-30', { code: 'identifiant.date' }],
])('compares %s with a date it must precede [R5.125]', (text, problem) => {
  expect(dateAvant('31/12/2024').check(text)).toEqual(problem);
});

test.each([
  ['30/12/2024', { code: 'identifiant.date-trop-tot', params: { limite: '31/12/2024' } }],
  ['31/12/2024', { code: 'identifiant.date-trop-tot', params: { limite: '31/12/2024' } }],
  ['01/01/2025', null],
])('compares %s with a date it must follow [R5.125]', (text, problem) => {
  expect(dateApres('31/12/2024').check(text)).toEqual(problem);
});

test('needs a bound that exists', () => {
  expect(() => dateAvant('2024-12-31')).toThrow(RangeError);
});

test.each([
  ['31/01/2024', '2024-01-31'],
  ['31/02/2024', null],
])('sends %s as %s [R9.38]', (typed, sent) => {
  expect(isoOf(typed)).toBe(sent);
});
