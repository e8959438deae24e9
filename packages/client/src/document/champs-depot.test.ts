import { documentFields } from '@asso/domain/document/document.fields';
import { expect, test } from 'vitest';
import { champsDepot, depotForm, depotProblems } from './champs-depot.ts';

test.each([
  ['statutes', 'STC', ['type', 'commentaire']],
  ['an annual report', 'RAR', ['type', 'annee_validite', 'commentaire']],
  ['a RIB', 'RIB', ['type', 'iban', 'commentaire']],
] as const)('asks of %s what it needs', (_, type, expected) => {
  expect(champsDepot({ type }, false)).toEqual(expected);
});

test('asks for an establishment where there are several, and for every other row of the table', () => {
  const asked = champsDepot({ type: 'RIB' }, true);
  expect(asked).toEqual(Object.keys(documentFields).filter((name) => name !== 'annee_validite'));
});

test.each([
  ['nothing', {}, ['type']],
  ['an annual report without its year', { type: 'RAR' }, ['annee_validite']],
  ['an annual report with its year', { type: 'RAR', annee_validite: 2026 }, []],
  ['a RIB with a wrong account', { type: 'RIB', iban: 'FR76 1234' }, ['iban']],
] as const)('says what is missing or wrong of %s', (_, declare, expected) => {
  expect(depotProblems(declare).map(({ field }) => field)).toEqual(expected);
});

test('sends what is said of the file before the file', () => {
  const form = depotForm({ type: 'RAR', annee_validite: 2026, commentaire: null }, new File(['a'], 'a.pdf'));
  expect([...form.keys()]).toEqual(['type', 'annee_validite', 'file']);
});
