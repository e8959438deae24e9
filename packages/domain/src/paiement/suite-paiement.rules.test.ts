import { describe, expect, it } from 'vitest';
import { ordreEtats } from '../dossier/instruction.states.ts';
import { ordrePaiement } from './demande-paiement.states.ts';
import { computeArgent, type PaiementRead } from './paiement.rules.ts';
import { followsRib, isSuiteLate, paiementSuite, resteSuite } from './suite-paiement.rules.ts';

const day = (text: string) => new Date(`${text}T10:00:00Z`);

describe('what comes next of a payment', () => {
  it.each([
    ['1', 'prise-en-charge', 'service', '2027-04-02'],
    ['2', 'mise-en-paiement', 'service', '2027-04-02'],
    ['3', 'versement', 'payeur', '2027-04-02'],
    ['4', null, null, null],
    ['7', null, null, null],
    ['8', null, null, null],
    ['9', null, null, null],
  ] as const)('in %s: %s, by %s, towards %s', (etat, acte, par, jour) => {
    const suite = paiementSuite({ etat, cree_le: day('2027-02-01') }, {});
    expect(suite).toEqual(acte && { acte, par, attendu_le: day(String(jour)) });
  });

  it('has a line for each state', () => {
    expect(ordrePaiement).toEqual(['1', '2', '3', '4', '7', '8', '9']);
  });

  it('is expected after the delay of its campaign', () => {
    const suite = paiementSuite({ etat: '1', cree_le: day('2027-02-01') }, { delai_versement_jours: 30 });
    expect(suite?.attendu_le).toEqual(day('2027-03-03'));
  });

  it('is late once its day has passed, never without a day', () => {
    const suite = { acte: 'versement', par: 'payeur', attendu_le: day('2027-04-02') } as const;
    expect(isSuiteLate(suite, day('2027-04-02'))).toBe(false);
    expect(isSuiteLate(suite, day('2027-04-03'))).toBe(true);
    expect(isSuiteLate({ ...suite, attendu_le: null }, day('2099-01-01'))).toBe(false);
  });
});

describe('what comes next of what nobody asked', () => {
  const reste = (changes: object = {}) => {
    const {
      accorde = 1000,
      paiements = [] as PaiementRead[],
      ...rest
    } = changes as {
      accorde?: number;
      paiements?: PaiementRead[];
    };
    return resteSuite({
      etat: '6',
      campagne: { demande_paiement: 'plusieurs' },
      argent: computeArgent(accorde, paiements),
      paiements,
      hasRib: true,
      accorde_le: day('2027-02-01'),
      ...rest,
    });
  };

  it.each([
    ['the association may ask', {}, ['demande', 'association', null]],
    ['the campaign lets nobody ask', { campagne: {} }, ['prevision', 'service', day('2027-04-02')]],
    [
      'one request was made, the rest is the service’s',
      { campagne: { demande_paiement: 'une' }, paiements: [{ etat: '1', montant: 400 }] },
      ['prevision', 'service', day('2027-04-02')],
    ],
    [
      'an advance waits',
      {
        campagne: { demande_paiement: 'plusieurs', acompte_pourcent: 30 },
        paiements: [{ etat: '3', montant: 300 }],
      },
      ['solde', 'association', null],
    ],
    ['the account is not complete', { hasRib: false }, ['rib', 'association', null]],
    ['all is asked', { paiements: [{ etat: '1', montant: 1000 }] }, null],
    [
      'a refusal leaves it to be asked again',
      { paiements: [{ etat: '7', montant: 1000 }] },
      ['demande', 'association', null],
    ],
    ['no day is known', { campagne: {}, accorde_le: null }, ['prevision', 'service', null]],
  ])('%s', (_, changes, expected) => {
    const suite = reste(changes);
    expect(suite && [suite.acte, suite.par, suite.attendu_le]).toEqual(expected);
  });

  it('is paid in 6, 7 and 8 alone [R4.42]', () => {
    expect(ordreEtats.filter((etat) => reste({ etat }) !== null)).toEqual(['6', '7', '8']);
  });
});

describe('the account of a payment', () => {
  it('follows the dossier until it is put in payment', () => {
    expect(ordrePaiement.filter(followsRib)).toEqual(['1', '2']);
  });
});
