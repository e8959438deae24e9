import { expect, test } from 'vitest';
import { cleanTelephone, telephone, telephoneSiret } from './telephone.ts';
import { formatTelephone } from './telephone-affiche.ts';

test.each(['+33612345678', '0612345678', '3949'])('accepts the telephone %s [R5.116]', (text) => {
  expect(telephone.check(text)).toBeNull();
});

test.each(['06 12 34 56 78', '06.12.34.56.78', '33+612345678', '++33612345678', '+', '', 'abc'])(
  'refuses the telephone « %s » [R5.116]',
  (text) => {
    expect(telephone.check(text)).toEqual({ code: 'identifiant.telephone' });
  },
);

test.each([
  ['061234567', false],
  ['0612345678', true],
  ['12345678901234', true],
  ['123456789012345', false],
  ['+33612345678', false],
])('accepts %s for a SIRET request: %s [R9.32]', (text, isRight) => {
  expect(telephoneSiret.check(text) === null).toBe(isRight);
});

test('asks for 10 to 14 digits in a SIRET request [R5.117]', () => {
  expect(telephoneSiret.check('061234567')).toEqual({ code: 'identifiant.telephone-siret' });
});

test.each([
  [' 06 12 34 56 78 ', '0612345678'],
  ['06.12-34/56\u00a078', '0612345678'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['poste 12', 'poste 12'],
])('cleans « %s » pasted on a screen into « %s »', (typed, clean) => {
  expect(cleanTelephone(typed)).toBe(clean);
});

test.each([
  ['0465710000', '04 65 71 00 00'],
  ['+33465710000', '04 65 71 00 00'],
  ['+262262123456', '+262 262 12 34 56'],
  ['12', '12'],
])('shows %s as « %s »', (stored, shown) => {
  expect(formatTelephone(stored)).toBe(shown.replaceAll(' ', '\u00a0'));
});

test.each(['06-12-34-56-78', '06.12.34.56.78', '06/12 34–56‑78'])(
  'stores the telephone « %s » as its digits, from a page or from another program [R5.116]',
  (typed) => {
    expect(telephone.normalise?.(typed)).toBe('0612345678');
    expect(telephoneSiret.normalise?.(typed)).toBe('0612345678');
  },
);

test.each([
  ['06123456', 8],
  ['061234567890', 12],
])('points out %s, of %i digits where France has ten, and still takes it [R5.116]', (text, n) => {
  expect(telephone.warn?.(text)).toEqual({ code: 'identifiant.telephone-inexact', params: { n } });
  expect(telephone.check(text)).toBeNull();
});

test.each(['0612345678', '3949', '241234', '+33612345678', '0033612345678', 'abc'])(
  'points out nothing of the telephone « %s »',
  (text) => expect(telephone.warn?.(text)).toBeNull(),
);
