import { describe, expect, it } from 'vitest';
import { type Step, stepStates } from './steps.ts';

type Input = { choix: boolean; pieces: boolean };

const steps: readonly Step<'choix' | 'pieces' | 'envoi', Input>[] = [
  { id: 'choix', rank: 0, title: 'Choisir', blockers: (input) => (input.choix ? [] : [{ code: 'x.choix' }]) },
  {
    id: 'pieces',
    rank: 1,
    title: 'Joindre',
    blockers: (input) => (input.pieces ? [] : [{ code: 'x.pieces' }]),
  },
  {
    id: 'envoi',
    rank: 2,
    title: 'Transmettre',
    opening: (input) => (input.choix && input.pieces ? [] : [{ code: 'x.incomplet' }]),
    blockers: () => [{ code: 'x.attestation' }],
  },
];
const statuses = (input: Input, begun: readonly string[] = []) =>
  stepStates(steps, input, (id) => begun.includes(id)).map((step) => step.status);

describe('the steps of a wizard', () => {
  it('are done when nothing blocks them', () => {
    expect(statuses({ choix: true, pieces: false })).toEqual(['termine', 'a-commencer', 'pas-encore']);
  });

  it('are to complete when begun, to begin otherwise', () => {
    expect(statuses({ choix: false, pieces: false }, ['pieces'])).toEqual([
      'a-commencer',
      'a-completer',
      'pas-encore',
    ]);
  });

  it('wait for what opens them, even begun, and say what it is', () => {
    const [, , envoi] = stepStates(steps, { choix: true, pieces: false }, () => true);
    expect(envoi).toEqual({
      id: 'envoi',
      rank: 2,
      title: 'Transmettre',
      status: 'pas-encore',
      opening: [{ code: 'x.incomplet' }],
      blockers: [{ code: 'x.attestation' }],
    });
  });

  it('open once nothing stands before them', () => {
    expect(statuses({ choix: true, pieces: true })).toEqual(['termine', 'termine', 'a-commencer']);
  });
});
