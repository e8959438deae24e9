import { describe, expect, it } from 'vitest';
import {
  ageJours,
  answerDue,
  askedBefore,
  canJoinPreuve,
  decideAdhesion,
  decideReponse,
  isInstalle,
  phaseDemande,
  reponsesOuvertes,
  type SituationAdhesion,
  type SituationReponse,
  siretUnlessSiege,
} from './membre.rules.ts';

const siege = { id_siret: null, certificat: true };
const secondaire = { id_siret: '66307152000022', certificat: true };
const free: SituationAdhesion = {
  isDissoute: false,
  gestionnaires: 0,
  aUnPasse: false,
  isRepresentantConnu: false,
};
const ouvert = { actif: true, est_siege: false };

describe('joining an association', () => {
  it.each([
    [{}, { etat: 'active', isPasseFerme: false }],
    [{ aUnPasse: true }, { etat: 'active', isPasseFerme: true }],
    [
      { aUnPasse: true, isRepresentantConnu: true },
      { etat: 'active', isPasseFerme: false },
    ],
    [{ gestionnaires: 1 }, { etat: 'demandee', isPasseFerme: false }],
    [
      { gestionnaires: 1, isRepresentantConnu: true },
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
    expect(siretUnlessSiege(idSiret, idSiretSiege)).toBe(expected);
  });
});

it('gives the managers 15 days', () => {
  expect(answerDue(new Date('2027-03-05T10:00:00Z'))).toEqual(new Date('2027-03-20T10:00:00Z'));
});

describe('answering a request', () => {
  const since = new Date('2027-03-05T10:00:00Z');
  const waiting = {
    etat: 'demandee',
    since,
    isPasseFerme: false,
    isMoi: false,
    isConteste: false,
    installeLe: null,
  };
  const active = { ...waiting, etat: 'active' };
  const manager: SituationReponse = {
    by: 'gestionnaire',
    membre: waiting,
    gestionnaires: 1,
    preuves: 0,
    motif: undefined,
    now: since,
  };
  const late = new Date('2027-03-20T10:00:00Z');
  const motif = 'Ce n’est pas le procès-verbal.';
  const installed = { ...active, installeLe: since };
  const nextYear = new Date('2028-03-04T10:00:00Z');
  const admin: SituationReponse = { ...manager, by: 'administration', preuves: 1, now: late };

  it.each([
    ['accepter', manager, { acte: 'ouvrir', isPasseOuvert: false, isReprise: false }],
    ['refuser', { ...manager, motif }, { acte: 'finir', etat: 'refusee' }],
    // When a proof is joined, a manager's refusal opens a disagreement, whenever it comes.
    ['refuser', { ...manager, motif, preuves: 1 }, { acte: 'contester' }],
    ['refuser', { ...manager, motif, preuves: 1, now: late }, { acte: 'contester' }],
    ['retirer', { ...manager, membre: active }, { acte: 'finir', etat: 'quittee' }],
    // An administrator gave this access on proof, less than a year ago.
    ['retirer', { ...manager, motif, membre: installed }, { acte: 'contester' }],
    [
      'retirer',
      { ...manager, motif, membre: installed, now: new Date(nextYear.getTime() - 1) },
      { acte: 'contester' },
    ],
    ['retirer', { ...manager, membre: installed, now: nextYear }, { acte: 'finir', etat: 'quittee' }],
    ['accepter', admin, { acte: 'ouvrir', isPasseOuvert: true, isReprise: true }],
    // When no manager is left to answer, neither the delay nor the proof is required.
    [
      'accepter',
      { ...admin, gestionnaires: 0, preuves: 0, now: since },
      { acte: 'ouvrir', isPasseOuvert: true, isReprise: true },
    ],
    ['refuser', { ...admin, motif }, { acte: 'finir', etat: 'refusee' }],
    ['refuser', { ...admin, motif, gestionnaires: 0, now: since }, { acte: 'finir', etat: 'refusee' }],
    ['retirer', { ...admin, motif, membre: active }, { acte: 'finir', etat: 'quittee' }],
    [
      'retirer',
      { ...admin, motif, membre: { ...installed, isConteste: true } },
      { acte: 'finir', etat: 'quittee' },
    ],
    ['maintenir', { ...admin, motif, membre: { ...installed, isConteste: true } }, { acte: 'maintenir' }],
    [
      'ouvrir',
      { ...admin, membre: { ...active, isPasseFerme: true } },
      { acte: 'ouvrir', isPasseOuvert: true, isReprise: true },
    ],
  ] as const)('%s with %j is %j', (reponse, situation, expected) => {
    expect(decideReponse(reponse, situation)).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['accepter', { ...manager, membre: active }, 'association.reponse-impossible'],
    ['refuser', { ...manager, membre: active }, 'association.reponse-impossible'],
    ['refuser', manager, 'association.motif-manquant'],
    ['refuser', { ...manager, preuves: 1, motif: '  ' }, 'association.motif-manquant'],
    [
      'refuser',
      { ...manager, motif, preuves: 1, membre: { ...waiting, isConteste: true } },
      'association.deja-contestee',
    ],
    ['retirer', manager, 'association.reponse-impossible'],
    ['retirer', { ...manager, membre: { ...active, isMoi: true } }, 'association.reponse-impossible'],
    ['retirer', { ...manager, membre: installed }, 'association.motif-manquant'],
    [
      'retirer',
      { ...manager, motif, membre: { ...installed, isConteste: true } },
      'association.deja-contestee',
    ],
    ['retirer', { ...admin, membre: active }, 'association.motif-manquant'],
    [
      'maintenir',
      { ...manager, motif, membre: { ...installed, isConteste: true } },
      'association.reponse-impossible',
    ],
    ['maintenir', { ...admin, motif, membre: installed }, 'association.reponse-impossible'],
    ['maintenir', { ...admin, membre: { ...installed, isConteste: true } }, 'association.motif-manquant'],
    ['ouvrir', { ...manager, membre: { ...active, isPasseFerme: true } }, 'association.reponse-impossible'],
    ['ouvrir', { ...admin, membre: active }, 'association.reponse-impossible'],
    [
      'ouvrir',
      { ...admin, membre: { ...active, isPasseFerme: true, isMoi: true } },
      'association.reponse-impossible',
    ],
    ['accepter', { ...admin, membre: { ...waiting, isMoi: true } }, 'association.reponse-impossible'],
    ['accepter', { ...admin, now: new Date(late.getTime() - 1) }, 'association.reponse-reservee'],
    // An administrator must wait for the end of the delay before refusing, as before accepting.
    ['refuser', { ...admin, motif, now: new Date(late.getTime() - 1) }, 'association.reponse-reservee'],
    ['accepter', { ...admin, preuves: 0 }, 'association.preuve-manquante'],
    ['refuser', admin, 'association.motif-manquant'],
    ['refuser', { ...admin, motif: '  ' }, 'association.motif-manquant'],
  ] as const)('%s with %j is refused: %s', (reponse, situation, code) => {
    expect(decideReponse(reponse, situation)).toMatchObject({ problems: [{ code }] });
  });

  it.each([
    [{ etat: 'demandee', isPasseFerme: false, isConteste: false }, true],
    [{ etat: 'active', isPasseFerme: true, isConteste: false }, true],
    [{ etat: 'active', isPasseFerme: false, isConteste: true }, true],
    [{ etat: 'active', isPasseFerme: false, isConteste: false }, false],
    [{ etat: 'refusee', isPasseFerme: false, isConteste: true }, false],
    [{ etat: 'quittee', isPasseFerme: true, isConteste: false }, false],
  ])('a membership %j takes a proof: %s', (membre, expected) => {
    expect(canJoinPreuve(membre)).toBe(expected);
  });

  it.each([
    [{ now: new Date(late.getTime() - 1) }, []],
    [{ preuves: 0 }, ['refuser']],
    [{}, ['accepter', 'refuser']],
    [{ membre: { ...active, isPasseFerme: true } }, ['ouvrir']],
    [{ membre: active }, []],
    [{ membre: installed }, []],
    [{ membre: { ...installed, isConteste: true } }, ['maintenir', 'retirer']],
  ])('is offered to an administrator with %j: %j', (more, expected) => {
    expect(reponsesOuvertes({ ...admin, ...more })).toEqual(expected);
  });

  it('is due after the very 15 days', () => {
    expect(askedBefore(late)).toEqual(since);
    expect(ageJours(since, late)).toBe(15);
    expect(ageJours(since, new Date(late.getTime() - 1))).toBe(14);
  });

  it.each([
    [null, false],
    [since, true],
    [new Date('2026-03-20T10:00:01Z'), true],
    [new Date('2026-03-20T10:00:00Z'), false],
  ])('who was put there at %s still is: %s', (installeLe, expected) => {
    expect(isInstalle(installeLe, late)).toBe(expected);
  });

  it.each([
    [{}, {}, 'gestionnaires'],
    [{ isConteste: true }, { preuves: 1 }, 'desaccord'],
    [{}, { now: late }, 'preuve'],
    [{}, { now: late, preuves: 1 }, 'administration'],
    [{ isConteste: true }, { now: late, preuves: 1 }, 'administration'],
    [{}, { gestionnaires: 0 }, 'administration'],
    [{ etat: 'active' }, {}, 'active'],
    [{ etat: 'active', isConteste: true }, {}, 'contestee'],
    [{ etat: 'refusee' }, { now: late }, 'refusee'],
    [{ etat: 'quittee' }, { now: late }, 'quittee'],
    [{ etat: 'quittee', isAnnulee: true }, {}, 'annulee'],
  ] as const)('the request %j with %j is at: %s', (membre, more, expected) => {
    const asked = { etat: 'demandee', since, isConteste: false, isAnnulee: false, ...membre } as const;
    expect(phaseDemande({ membre: asked, gestionnaires: 1, preuves: 0, now: since, ...more })).toBe(expected);
  });
});
