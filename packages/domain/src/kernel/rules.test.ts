import { describe, expect, it } from 'vitest';
import { type Rule, ruleProblems } from './rules.ts';

type Needs = { plafond: number; autres: readonly string[] };

const rules: readonly Rule<{ nom: string; total: number }, Needs>[] = [
  { id: 'a', from: 'saisie', needs: [], check: ({ nom }) => (nom ? [] : [{ code: 'x.nom' }]) },
  {
    id: 'b',
    from: 'transmission',
    needs: ['plafond'],
    check: ({ total }, { plafond }) =>
      total > plafond ? [{ code: 'x.plafond', params: { n: plafond } }] : [],
  },
  {
    id: 'c',
    from: 'transmission',
    needs: ['plafond', 'autres'],
    check: ({ nom }, { autres }) => (autres.includes(nom) ? [{ code: 'x.deja' }, { code: 'x.autre' }] : []),
  },
];
const codes = (
  value: { nom: string; total: number },
  given: Parameters<typeof ruleProblems<typeof value, Needs>>[2],
) => ruleProblems(rules, value, given).map((problem) => problem.code);

describe('a rule over several rows', () => {
  it('is asked from its stage on', () => {
    const value = { nom: '', total: 9 };
    expect(codes(value, { stage: 'saisie', needs: { plafond: 5 } })).toEqual(['x.nom']);
    expect(codes(value, { stage: 'transmission', needs: { plafond: 5 } })).toEqual(['x.nom', 'x.plafond']);
    expect(codes(value, { stage: 'decision', needs: { plafond: 5 } })).toEqual(['x.nom', 'x.plafond']);
  });

  it('waits for all it needs: who has them says what it finds', () => {
    const value = { nom: 'Judo', total: 9 };
    expect(codes(value, { stage: 'transmission', needs: {} })).toEqual([]);
    expect(codes(value, { stage: 'transmission', needs: { autres: ['Judo'] } })).toEqual([]);
    expect(codes(value, { stage: 'transmission', needs: { plafond: 9, autres: ['Judo'] } })).toEqual([
      'x.deja',
      'x.autre',
    ]);
  });

  it('counts nought and nothing as given', () => {
    expect(
      codes({ nom: 'Judo', total: 1 }, { stage: 'transmission', needs: { plafond: 0, autres: [] } }),
    ).toEqual(['x.plafond']);
  });
});
