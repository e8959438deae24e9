import { expect, it } from 'vitest';
import { listPointsToReread, relectureProblems } from './relecture-renouvellement.rows.ts';

it('of a renewed request, asks for each of the seven points', () => {
  expect(listPointsToReread({ demandee: true })).toHaveLength(7);
  expect(relectureProblems({ demandee: true, textes: 'meme' })[0]).toEqual({
    code: 'subvention.a-relire',
    field: 'relecture.dates',
    params: { point: 'Dates' },
  });
  const lus = { dates: 'corrige', publics: 'meme', textes: 'meme' };
  const autres = { somme: 'corrige', budget: 'corrige', bilan: 'corrige', compte: 'meme' };
  expect(relectureProblems({ demandee: true, ...lus, ...autres })).toEqual([]);
});

it('asks nothing of a request that renews none', () => {
  expect([relectureProblems(undefined), relectureProblems({})]).toEqual([[], []]);
});
