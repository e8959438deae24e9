import { describe, expect, it } from 'vitest';
import { stepStates } from '../kernel/steps.ts';
import { etapesSiret, stepsSiret, transmissionSiretProblems } from './demande-siret.steps.ts';
import { aDemandeComplete } from './test/test-demande-complete.ts';

describe('the steps', () => {
  it('are five, in one order', () => {
    expect(etapesSiret).toEqual(['identite', 'adresses', 'activite', 'documents', 'transmission']);
    expect(stepsSiret.map(({ id, rank }) => [id, rank])).toEqual([
      ['identite', 0],
      ['adresses', 1],
      ['activite', 2],
      ['documents', 3],
      ['transmission', 4],
    ]);
  });

  it('say each what keeps it from being finished, and together what keeps it from being sent', () => {
    const empty = aDemandeComplete({ demande: {}, pieces: [] });
    const states = stepStates(stepsSiret, empty, (id) => id === 'identite');
    expect(states.map(({ id, status, blockers }) => [id, status, blockers.length])).toEqual([
      ['identite', 'a-completer', 4],
      ['adresses', 'a-commencer', 3],
      ['activite', 'a-commencer', 4],
      ['documents', 'a-commencer', 3],
      ['transmission', 'a-commencer', 1],
    ]);
    expect(transmissionSiretProblems(empty)).toEqual(states.flatMap(({ blockers }) => blockers));
  });
});
