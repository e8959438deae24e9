import { describe, expect, it } from 'vitest';
import { decidePassation, departProblem } from './depart.rules.ts';

describe('leaving', () => {
  const alone = { etat: 'active', isRestreint: false, autres: 0, repriseOuverte: false };

  it('is refused to the last manager until it is confirmed', () => {
    expect(departProblem(alone)).toEqual({ code: 'association.dernier-gestionnaire' });
    expect(departProblem({ ...alone, repriseOuverte: true })).toBeUndefined();
  });

  it.each([{ autres: 1 }, { etat: 'demandee' }, { isRestreint: true }])('is open with %j', (more) => {
    expect(departProblem({ ...alone, ...more })).toBeUndefined();
  });
});

describe('handing over', () => {
  const siege = { etat: 'active', id_siret: null };
  const annexe = { etat: 'active', id_siret: '66307152000022' };
  const other = { isRestreint: false, isMoi: false, isCompteFerme: false };

  it.each([
    [siege, { ...siege, ...other }],
    [annexe, { ...siege, ...other }],
    [annexe, { ...annexe, ...other }],
  ])('from %j to %j is possible', (deMoi, versLui) => {
    expect(decidePassation({ deMoi, versLui })).toEqual({ ok: true, value: true });
  });

  it.each([
    [siege, { ...annexe, ...other }],
    [annexe, { ...annexe, ...other, id_siret: '66307152000030' }],
    [siege, { ...siege, ...other, etat: 'demandee' }],
    [siege, { ...siege, ...other, isRestreint: true }],
    [siege, { ...siege, ...other, isMoi: true }],
    [siege, { ...siege, ...other, isCompteFerme: true }],
    [
      { ...siege, etat: 'demandee' },
      { ...siege, ...other },
    ],
  ])('from %j to %j is refused', (deMoi, versLui) => {
    expect(decidePassation({ deMoi, versLui })).toMatchObject({
      problems: [{ code: 'association.passation-impossible' }],
    });
  });
});
