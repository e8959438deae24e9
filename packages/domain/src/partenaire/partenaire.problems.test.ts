import { expect, it } from 'vitest';
import { problemMessage } from '../kernel/problems.ts';
import { partenaireProblems } from './partenaire.problems.ts';

it('no sentence gives a day of its own as the example: what is sent again is past', () => {
  for (const { message } of Object.values(partenaireProblems)) expect(message).not.toMatch(/\b20\d\d\b/);
  expect(problemMessage(partenaireProblems['partenaire.du'], { jour: '30/11/2026' })).toBe(
    'Donnez le premier jour. Exemple : 30/11/2026.',
  );
});
