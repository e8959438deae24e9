import { describe, expect, it } from 'vitest';
import {
  decisionsCec,
  findMoveCec,
  idsMotifsRefus,
  isMotifRefus,
  motifsRefusCec,
  ordreStatutsCec,
  type StatutCec,
  statutInitial,
  statutsCec,
} from './declaration.states.ts';

describe('the statuses of a declaration', () => {
  it('are four, to the letter [R4.48] [M040] [M041] [M042] [M043]', () => {
    expect(ordreStatutsCec).toEqual(['En attente de décision', 'Validée', 'Refusée', 'Non traitée']);
    expect(Object.values(statutsCec)).toEqual([
      'En attente de décision',
      'Validée',
      'Refusée',
      'Non traitée',
    ]);
  });

  it('begin with the one that waits [R4.49]', () => {
    expect(statutInitial).toBe('En attente de décision');
  });

  it('move only from there: a valideur answers, the portal ends [R4.50]', () => {
    const moves = ordreStatutsCec.flatMap((from) =>
      (['valider', 'refuser', 'clore'] as const).flatMap((action) =>
        (['valideur', 'portail'] as const).flatMap((by) =>
          findMoveCec({ from, action, by }) ? [`${by}: ${action} « ${from} »`] : [],
        ),
      ),
    );
    expect(moves).toEqual([
      'valideur: valider « En attente de décision »',
      'valideur: refuser « En attente de décision »',
      'portail: clore « En attente de décision »',
    ]);
    expect(decisionsCec).toEqual(['Validée', 'Refusée']);
  });

  it.each<[action: 'valider' | 'refuser', to: StatutCec, needsReason: boolean]>([
    ['valider', 'Validée', false],
    ['refuser', 'Refusée', true],
  ])('%s leads to %s', (action, to, needsReason) => {
    const row = findMoveCec({ from: statutInitial, action, by: 'valideur' });
    expect([row?.to, row?.reason === true]).toEqual([to, needsReason]);
  });
});

describe('the reasons of a refusal', () => {
  it('are numbered 0 to 3, to the letter [R4.53] [M044] [M045] [M046] [M047]', () => {
    expect(idsMotifsRefus.map((id) => [id, motifsRefusCec[id]])).toEqual([
      [0, 'association dissoute'],
      [1, "bénévole non connu de l'association ou de l'établissement"],
      [2, "bénévole connu mais n'ayant pas exercé les fonctions lui accordant les droits CEC"],
      [3, "nombre d'heures déclaré incohérent avec l'activité réelle du bénévole"],
    ]);
  });

  it.each([
    [-1, false],
    [0, true],
    [3, true],
    [4, false],
    [1.5, false],
  ])('%d is one of them: %s [R4.53]', (id, expected) => {
    expect(isMotifRefus(id)).toBe(expected);
  });
});
