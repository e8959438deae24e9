import { describe, expect, it } from 'vitest';
import { decideAdhesion, placeOf, reponseAvant, type SituationAdhesion } from './membre.rules.ts';

const siege = { id_siret: null, certificat: true };
const secondaire = { id_siret: '66307152000022', certificat: true };
const free: SituationAdhesion = {
  isDissoute: false,
  gestionnaires: 0,
  aUnPasse: false,
  estRepresentantConnu: false,
};
const ouvert = { actif: true, est_siege: false };

describe('joining an association', () => {
  it.each([
    [{}, { etat: 'active', isPasseFerme: false }],
    [{ aUnPasse: true }, { etat: 'active', isPasseFerme: true }],
    [
      { aUnPasse: true, estRepresentantConnu: true },
      { etat: 'active', isPasseFerme: false },
    ],
    [{ gestionnaires: 1 }, { etat: 'demandee', isPasseFerme: false }],
    [
      { gestionnaires: 1, estRepresentantConnu: true },
      { etat: 'demandee', isPasseFerme: false },
    ],
    [
      { gestionnaires: 3, aUnPasse: true },
      { etat: 'demandee', isPasseFerme: false },
    ],
  ] as const)('with %j is %j', (more, expected) => {
    expect(decideAdhesion(siege, { ...free, ...more })).toEqual({ ok: true, value: expected });
  });

  it('lets the first manager of a secondary establishment in', () => {
    expect(decideAdhesion(secondaire, { ...free, etablissement: ouvert })).toMatchObject({
      value: { etat: 'active' },
    });
  });

  it.each([
    [siege, { isDissoute: true }, 'association.dissoute'],
    [{ ...siege, certificat: false }, {}, 'association.certificat-manquant'],
    [secondaire, {}, 'association.etablissement-inconnu'],
    [secondaire, { etablissement: { actif: false, est_siege: false } }, 'association.etablissement-ferme'],
  ])('refuses %j with %j: %s', (demande, more, code) => {
    expect(decideAdhesion(demande, { ...free, ...more })).toMatchObject({ problems: [{ code }] });
  });
});

describe('the place asked for', () => {
  it.each([
    [undefined, '66307152000014', null],
    [null, null, null],
    ['', '66307152000014', null],
    ['66307152000014', '66307152000014', null],
    ['66307152000022', '66307152000014', '66307152000022'],
  ])('%s of a seat %s is %s', (idSiret, idSiretSiege, expected) => {
    expect(placeOf(idSiret, idSiretSiege)).toBe(expected);
  });
});

it('gives the managers 15 days', () => {
  expect(reponseAvant(new Date('2027-03-05T10:00:00Z'))).toEqual(new Date('2027-03-20T10:00:00Z'));
});
