import { describe, expect, it } from 'vitest';
import {
  documentExpiry,
  expiresWithin,
  findValidite,
  manquantsUsuels,
  sayValidite,
} from './validite.rules.ts';

describe('the last day of a document', () => {
  it.each([
    ['RIB', null, '2027-02-02T10:00:00Z', '2027-05-02'],
    ['RIB', null, '2026-11-30T10:00:00Z', '2027-02-28'],
    ['RIB', null, '2027-11-30T10:00:00Z', '2028-02-29'],
    // The instant is already on the next day in Paris.
    ['RIB', null, '2027-03-31T22:30:00Z', '2027-07-01'],
    ['SIR', null, '2027-10-15T10:00:00Z', '2028-01-15'],
    ['BPA', 2027, '2027-01-10T10:00:00Z', '2027-12-31'],
    ['AFF', 2027, '2027-01-10T10:00:00Z', '2027-12-31'],
    ['ASS', 2026, '2027-01-10T10:00:00Z', '2026-12-31'],
    ['CHA', 2027, '2027-01-10T10:00:00Z', '2027-12-31'],
    ['CPT', 2025, '2027-01-10T10:00:00Z', '2027-12-31'],
    ['RAR', 2024, '2025-01-10T10:00:00Z', '2026-12-31'],
    ['RFA', 2024, '2025-01-10T10:00:00Z', '2026-12-31'],
    ['RCA', 2024, '2025-01-10T10:00:00Z', '2026-12-31'],
    ['PAG', 2024, '2025-01-10T10:00:00Z', '2026-12-31'],
    ['RAR', null, '2025-01-10T10:00:00Z', null],
    ['STC', null, '2019-06-14T10:00:00Z', null],
    ['CRF', 2024, '2025-01-10T10:00:00Z', null],
    ['AGR', null, '2025-01-10T10:00:00Z', null],
    ['ZZZ', 2024, '2025-01-10T10:00:00Z', null],
  ])('%s of %s deposited on %s is %s', (type, annee_validite, date, expected) => {
    expect(documentExpiry({ type, annee_validite, date_chargement: new Date(date) })).toBe(expected);
  });
});

describe('the last day of a document where a campaign says how old it may be', () => {
  it.each([
    [null, undefined, null],
    ['2028-12-31', undefined, '2028-12-31'],
    [null, 6, '2027-02-28'],
    ['2028-12-31', 6, '2027-02-28'],
    ['2026-12-31', 6, '2026-12-31'],
  ])('%s, at most %s months: %s', (expire_le, mois, expected) => {
    const date_chargement = new Date('2026-08-31T10:00:00Z');
    expect(expiresWithin({ expire_le, date_chargement }, mois)).toBe(expected);
  });
});

describe('what is said of its validity', () => {
  const rib = { expire_le: '2027-05-02', annee_validite: null };
  it.each([
    ['2027-04-01T12:00:00Z', 'valable', 'Expire le 02/05/2027'],
    ['2027-04-02T12:00:00Z', 'bientot', 'Expire le 02/05/2027'],
    ['2027-05-02T21:59:00Z', 'bientot', 'Expire le 02/05/2027'],
    ['2027-05-02T22:01:00Z', 'perime', 'Périmé'],
  ])('on %s is %s: %s', (now, expected, said) => {
    expect(findValidite(rib, new Date(now))).toBe(expected);
    expect(sayValidite(rib, new Date(now))).toBe(said);
  });

  it.each([
    [{ expire_le: '2027-12-31', annee_validite: 2025 }, 'Année 2025'],
    [{ expire_le: '2027-04-20', annee_validite: 2025 }, 'Expire le 20/04/2027'],
    [{ expire_le: null, annee_validite: 2024 }, 'Année 2024'],
    [{ expire_le: null, annee_validite: null }, 'Sans échéance'],
  ])('%j: %s', (document, said) => {
    expect(sayValidite(document, new Date('2027-04-01T12:00:00Z'))).toBe(said);
  });
});

describe('what is often missing', () => {
  const now = new Date('2027-03-01T12:00:00Z');
  const all = [
    { type: 'STC', annee_validite: null, expire_le: null },
    { type: 'RIB', annee_validite: null, expire_le: '2027-05-02' },
    { type: 'RAR', annee_validite: 2026, expire_le: '2028-12-31' },
    { type: 'CPT', annee_validite: 2026, expire_le: '2028-12-31' },
  ];
  it('is nothing when all is there', () => {
    expect(manquantsUsuels(all, now)).toEqual([]);
  });

  it('is all of it in an empty vault', () => {
    expect(manquantsUsuels([], now)).toEqual([
      { type: 'STC', annee: null },
      { type: 'RIB', annee: null },
      { type: 'RAR', annee: 2026 },
      { type: 'CPT', annee: 2026 },
    ]);
  });

  it('is an expired RIB and the report of the year before last', () => {
    const old = all.map((one) => ({
      ...one,
      annee_validite: one.type === 'RAR' ? 2025 : one.annee_validite,
    }));
    const later = new Date('2027-05-03T12:00:00Z');
    expect(manquantsUsuels(old, later)).toEqual([
      { type: 'RIB', annee: null },
      { type: 'RAR', annee: 2026 },
    ]);
  });
});
