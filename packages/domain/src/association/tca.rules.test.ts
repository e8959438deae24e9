import { describe, expect, it, test } from 'vitest';
import { findValiditeAgrement } from './collection/agrement-obtenu.rules.ts';
import { alertesTcaMois, alerteTca, etatsTca, etatTca, restsOnTca, tcaEnd, tcaOn } from './tca.rules.ts';

const jour = '2026-11-22';

test('has five states', () => {
  expect(Object.entries(etatsTca)).toEqual([
    ['non_demande', 'Jamais demandé'],
    ['en_cours', 'Demandé, en cours d’instruction'],
    ['valide', 'Obtenu, en cours de validité'],
    ['expire', 'Expiré'],
    ['refuse', 'Refusé'],
  ]);
});

describe('where it stands, by its dates', () => {
  test.each([
    ['nothing known', null, 'non_demande'],
    ['nothing said', {}, 'non_demande'],
    ['a state without a date', { tca_etat: 'valide' }, 'valide'],
    ['a state nobody knows', { tca_etat: 'accordé' }, 'non_demande'],
    ['asked for', { tca_date_demande: '2026-11-01' }, 'en_cours'],
    ['its last day', { tca_date_renouvellement: '2026-11-22' }, 'valide'],
    ['the day after', { tca_date_renouvellement: '2026-11-21' }, 'expire'],
    [
      'said to be in force, and past',
      { tca_etat: 'valide', tca_date_renouvellement: '2026-11-21' },
      'expire',
    ],
    [
      'in force, its renewal asked for',
      { tca_date_renouvellement: '2026-12-01', tca_date_demande: '2026-11-01' },
      'valide',
    ],
    [
      'past, its renewal asked for',
      { tca_date_renouvellement: '2026-11-21', tca_date_demande: '2026-11-01' },
      'en_cours',
    ],
    ['refused', { tca_date_refus: '2026-11-10' }, 'refuse'],
    [
      'asked for, then refused the same day',
      { tca_date_demande: '2026-11-10', tca_date_refus: '2026-11-10' },
      'refuse',
    ],
    [
      'refused, then asked for again',
      { tca_date_demande: '2026-11-11', tca_date_refus: '2026-11-10' },
      'en_cours',
    ],
    [
      'past, its renewal refused',
      { tca_date_renouvellement: '2026-10-01', tca_date_demande: '2026-09-01', tca_date_refus: '2026-11-10' },
      'refuse',
    ],
    [
      'granted after a refusal, and past',
      { tca_date_renouvellement: '2026-10-01', tca_date_refus: '2021-01-10' },
      'expire',
    ],
    ['a half-typed end', { tca_date_renouvellement: '31/12/2027' }, 'non_demande'],
  ])('%s', (_, tca, etat) => {
    expect(etatTca(tca, jour)).toBe(etat);
  });

  it('is deemed to be there for an association recognised as of public use', () => {
    expect(etatTca(null, jour, true)).toBe('valide');
    expect(tcaOn({ tca_date_renouvellement: '2020-01-01' }, jour, true).tca_etat).toBe('valide');
  });

  test.each([
    ['2026-11-22', '2031-11-22'],
    ['2024-02-29', '2029-02-28'],
  ])('granted on %s it holds until %s', (accorde, fin) => {
    expect(tcaEnd(accorde)).toBe(fin);
  });
});

describe('the alerts', () => {
  it('come twelve, six and three months before its end', () => {
    expect(alertesTcaMois).toEqual([12, 6, 3]);
  });

  test.each([
    ['2027-11-23', null],
    ['2027-11-22', 12],
    ['2027-05-23', 12],
    ['2027-05-22', 6],
    ['2027-02-23', 6],
    ['2027-02-22', 3],
    ['2026-11-22', 3],
    ['2026-11-21', null],
  ])('end %s: %s', (fin, mois) => {
    expect(alerteTca({ tca_date_renouvellement: fin }, jour)?.mois ?? null).toBe(mois);
  });

  test.each([
    ['its renewal is asked for', { tca_date_demande: '2026-11-01' }, null],
    ['it was asked for and refused', { tca_date_demande: '2026-11-01', tca_date_refus: '2026-11-10' }, 3],
  ])('stop or not once %s', (_, more, mois) => {
    const tca = { tca_date_renouvellement: '2026-12-31', ...more };
    expect(alerteTca(tca, jour)?.mois ?? null).toBe(mois);
  });
});

describe('the approvals of the State', () => {
  test.each([
    ['in force', { tca_date_renouvellement: '2026-11-22' }, 'JEP', 'sans-echeance'],
    ['ended', { tca_date_renouvellement: '2026-11-21' }, 'JEP', 'perdu'],
    [
      'ended, its renewal asked for in time',
      { tca_date_renouvellement: '2026-11-21', tca_date_demande: '2026-11-21' },
      'JEP',
      'sans-echeance',
    ],
    [
      'ended, its renewal asked for too late',
      { tca_date_renouvellement: '2026-11-20', tca_date_demande: '2026-11-21' },
      'JEP',
      'perdu',
    ],
    [
      'ended, its renewal refused',
      { tca_date_renouvellement: '2026-11-01', tca_date_demande: '2026-10-01', tca_date_refus: '2026-11-15' },
      'SPORT',
      'perdu',
    ],
    [
      'ended: a food-aid habilitation does not stand on it',
      { tca_date_renouvellement: '2026-11-21' },
      'HAA',
      'sans-echeance',
    ],
    ['never known', {}, 'JEP', 'sans-echeance'],
  ] as const)('%s', (_, tca, type, validite) => {
    expect(findValiditeAgrement({ type, date_attribution: '2022-01-01' }, jour, { tca })).toBe(validite);
  });

  it('given since are not lost with it, and what is past by itself says so', () => {
    const tca = { tca_date_renouvellement: '2026-06-01' };
    expect(findValiditeAgrement({ type: 'JEP', date_attribution: '2026-06-02' }, jour, { tca })).toBe(
      'sans-echeance',
    );
    expect(findValiditeAgrement({ type: 'JEP', date_validite: '2026-07-01' }, jour, { tca })).toBe('perime');
    expect(findValiditeAgrement({ type: 'JEP', date_validite: '2030-01-01' }, jour, { tca })).toBe('perdu');
  });

  it('are these', () => {
    const types = [
      'JEP',
      'SPORT',
      'SC',
      'EN',
      'FORM',
      'AUTRE',
      'TCA',
      'HAA',
      'VAEB',
      'ENV',
      'SANTE',
      'CONSO',
      'ESUS',
      'BAFA',
      'FAM',
      'SECU',
    ];
    expect(types.filter((type) => restsOnTca({ type }))).toEqual([
      'JEP',
      'SPORT',
      'SC',
      'EN',
      'ENV',
      'SANTE',
      'CONSO',
      'FAM',
      'SECU',
    ]);
  });
});
