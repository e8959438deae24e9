import { expect, test } from 'vitest';
import { problemMessage } from '../kernel/problems.ts';
import { campagneProblems } from './campagne.problems.ts';

test('says what could not be done where the specification leaves the sentence open [M122]', () => {
  expect(problemMessage(campagneProblems['catalogue.subvention-non-creee'])).toBe(
    'Un problème est survenu lors de la création de la subvention. Réessayez dans quelques instants.',
  );
});

test('names what is missing and what to do in every refusal', () => {
  for (const row of Object.values(campagneProblems)) {
    expect(row.message).toMatch(/\.$/);
    expect(`${row.message} ${'remede' in row ? row.remede : ''}`).not.toMatch(/undefined|'/);
  }
});
