import { describe, expect, it } from 'vitest';
import { decisionProblem, isValidable, motifProblem, statutAt } from './declaration.rules.ts';
import { ordreStatutsCec } from './declaration.states.ts';

const session = { debut: '2027-01-01', fin: '2027-12-31' };
const before = new Date('2026-12-31T22:59:59Z');
const within = new Date('2027-12-31T22:59:59Z');
const after = new Date('2027-12-31T23:00:00Z');

describe('a declaration is validable', () => {
  it('only while it waits [R4.50]', () => {
    const validables = ordreStatutsCec.filter((status) => isValidable({ status, session }, within));
    expect(validables).toEqual(['En attente de décision']);
  });

  it.each([
    ['before it opens', before, false],
    ['until its last instant', within, true],
    ['never after', after, false],
  ])('only in the current session: %s [R4.51]', (_, now, expected) => {
    expect(isValidable({ status: 'En attente de décision', session }, now)).toBe(expected);
  });
});

describe('what still waits when its session is over', () => {
  it('was not treated; what was decided stays [R4.48]', () => {
    const at = (now: Date) => ordreStatutsCec.map((status) => statutAt({ status, session }, now));
    expect(at(within)).toEqual(['En attente de décision', 'Validée', 'Refusée', 'Non traitée']);
    expect(at(after)).toEqual(['Non traitée', 'Validée', 'Refusée', 'Non traitée']);
  });
});

describe('a decision', () => {
  it.each([
    ['Validée', null, null],
    ['Validée', 0, 'benevolat.motif-interdit'],
    ['Validée', 9, 'benevolat.motif-interdit'],
    ['Refusée', null, 'benevolat.motif-obligatoire'],
    ['Refusée', -1, 'benevolat.motif-inconnu'],
    ['Refusée', 0, null],
    ['Refusée', 3, null],
    ['Refusée', 4, 'benevolat.motif-inconnu'],
  ] as const)('%s with the reason %s: %s [R4.52] [R4.53]', (status, motif_refus_id, code) => {
    expect(motifProblem({ status, motif_refus_id })?.code ?? null).toBe(code);
  });

  it.each([
    ['En attente de décision', within, null],
    ['En attente de décision', before, 'benevolat.session-a-venir'],
    ['En attente de décision', after, 'benevolat.session-close'],
    ['Validée', within, 'benevolat.deja-decidee'],
    ['Refusée', after, 'benevolat.deja-decidee'],
    ['Non traitée', after, 'benevolat.deja-decidee'],
  ] as const)('on « %s » at %s: %s [R4.50] [R4.51]', (status, now, code) => {
    const decision = { status: 'Validée', motif_refus_id: null } as const;
    expect(decisionProblem({ status, session }, decision, now)?.code ?? null).toBe(code);
  });
});
