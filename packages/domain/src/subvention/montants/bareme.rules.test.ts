import { describe, expect, it } from 'vitest';
import { readCampagne } from '../campagne.schema.ts';
import { aCampagne } from '../test/test-dossier-complet.ts';
import {
  type BaremeCritere,
  computeMoyenne,
  computeNote,
  formatNote,
  isPoints,
  sayNote,
} from './bareme.rules.ts';
import { baremeSchema } from './bareme.schema.ts';

const grille: BaremeCritere[] = [
  { code: 'utilite', label: 'Utilité', points: 5, poids: 2 },
  { code: 'budget', label: 'Budget', points: 10 },
];

describe('a mark', () => {
  it.each([
    [{ utilite: 5, budget: 10 }, 20],
    [{ utilite: 0, budget: 0 }, 0],
    [{ utilite: 5, budget: 0 }, 13.33],
    [{ utilite: 0, budget: 10 }, 6.67],
    [{ utilite: 3.5, budget: 7 }, 14],
  ])('of %j is %d on 20, each criterion for its weight', (points, note) => {
    expect(computeNote(grille, points)).toBe(note);
  });

  it.each([[{}], [{ utilite: 5 }], [{ utilite: 5, budget: null }], [{ utilite: 6, budget: 1 }]])(
    'is none of %j: the grid is not filled',
    (points) => expect(computeNote(grille, points)).toBeNull(),
  );

  it('is none without a grid', () => expect(computeNote([], {})).toBeNull());

  it('is averaged over those who filled the grid', () => {
    expect(computeMoyenne([14, null, 11])).toBe(12.5);
    expect(computeMoyenne([10, 10, 11])).toBe(10.33);
    expect(computeMoyenne([null])).toBeNull();
  });

  it('is said', () => expect([sayNote(14), sayNote(12.5)]).toEqual(['14 sur 20', '12,5 sur 20']));
});

it.each([
  [0, true],
  [5, true],
  [4.5, true],
  [-0.5, false],
  [5.5, false],
  [2.25, false],
  ['3', false],
  [null, false],
])('%j is worth points of 5: %j', (value, expected) => {
  expect(isPoints({ points: 5 }, value)).toBe(expected);
});

describe('the grid of a campaign', () => {
  it('may be there or not', () => {
    expect(readCampagne(aCampagne()).ok).toBe(true);
    expect(readCampagne(aCampagne({ bareme: grille })).ok).toBe(true);
  });

  it.each([
    ['no criterion', []],
    ['the same criterion twice', [grille[0], grille[0]]],
    ['a criterion worth nothing', [{ ...grille[0], points: 0 }]],
    ['a weight of nothing', [{ ...grille[0], poids: 0 }]],
  ])('is refused with %s', (_, criteres) => expect(baremeSchema.safeParse(criteres).success).toBe(false));
});

it.each([
  [2.5, '2,5'],
  [13.2, '13,2'],
  [13.25, '13,25'],
  [14, '14'],
])('points of %s are shown as they are compared', (points, said) => {
  expect(formatNote(points)).toBe(said);
});
