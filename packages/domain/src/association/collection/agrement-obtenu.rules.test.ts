import { expect, it } from 'vitest';
import { findValiditeAgrement, isARenouveler } from './agrement-obtenu.rules.ts';

it.each([
  [null, '2026-11-22', 'sans-echeance'],
  ['31/12/2027', '2026-11-22', 'sans-echeance'],
  ['2026-11-21', '2026-11-22', 'perime'],
  ['2026-11-22', '2026-11-22', 'expire-bientot'],
  ['2027-05-22', '2026-11-22', 'expire-bientot'],
  ['2027-05-23', '2026-11-22', 'valable'],
  // Six months after 31 August is the end of February.
  ['2027-02-28', '2026-08-31', 'expire-bientot'],
  ['2027-03-01', '2026-08-31', 'valable'],
])('valid until %s, it is on %s: %s', (date_validite, jour, validite) => {
  expect(findValiditeAgrement({ date_validite }, jour)).toBe(validite);
});

it.each([
  [null, false],
  ['2026-11-21', true],
  ['2027-05-22', true],
  ['2027-05-23', false],
])('valid until %s, it is to be asked for again on 22 November 2026: %s', (date_validite, isDue) => {
  expect(isARenouveler({ date_validite }, '2026-11-22')).toBe(isDue);
});

const ancien = { type: 'JEP', niveau: 'departemental', date_validite: '2027-02-10' } as const;
it.each([
  ['a later one of the same type', { ...ancien, date_validite: '2031-11-28' }, 'remplace'],
  ['one that has no end', { ...ancien, date_validite: null }, 'remplace'],
  ['an earlier one', { ...ancien, date_validite: '2026-12-31' }, 'expire-bientot'],
  ['one that ends with it', { ...ancien }, 'expire-bientot'],
  ['one of another type', { ...ancien, type: 'SPORT', date_validite: '2031-11-28' }, 'expire-bientot'],
  ['one of another level', { ...ancien, niveau: 'national', date_validite: null }, 'expire-bientot'],
] as const)('an agrément that ends soon beside %s', (_, autre, validite) => {
  const connu = { autres: [ancien, autre] };
  expect(findValiditeAgrement(ancien, '2026-11-29', connu)).toBe(validite);
  expect(isARenouveler(ancien, '2026-11-29', connu)).toBe(validite !== 'remplace');
});

it('an agrément of another kind than those listed is not replaced by the next one', () => {
  const autre = { type: 'AUTRE', date_validite: '2027-02-10' } as const;
  const connu = { autres: [autre, { ...autre, date_validite: '2031-11-28' }] };
  expect(findValiditeAgrement(autre, '2026-11-29', connu)).toBe('expire-bientot');
});
