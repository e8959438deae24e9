import { describe, expect, it } from 'vitest';
import { pickPaths } from './pick-paths.ts';

const value = {
  id: 'p1',
  corps: { description: { intitule: 'Former', objectifs: 'Douze' }, budgets: [{ id: 'b', euros: 3, an: 1 }] },
};

describe('what is asked by paths', () => {
  it.each([
    [['id'], { id: 'p1' }],
    [['corps.description.intitule'], { corps: { description: { intitule: 'Former' } } }],
    [
      ['corps.description.intitule', 'corps.budgets'],
      { corps: { description: { intitule: 'Former' }, budgets: [{ id: 'b', euros: 3, an: 1 }] } },
    ],
    [['corps.absent.nom'], { corps: {} }],
    [['corps.budgets.id', 'corps.budgets.an'], { corps: { budgets: [{ id: 'b', an: 1 }] } }],
    [['constructor', '__proto__'], {}],
    [[], {}],
  ])('%j', (paths, expected) => {
    expect(pickPaths(value, paths)).toEqual(expected);
  });

  it('leaves what it was taken from as it was', () => {
    pickPaths(value, ['corps.description', 'corps.description.intitule']);
    expect(Object.keys(value.corps.description)).toEqual(['intitule', 'objectifs']);
  });
});
