import { describe, expect, it } from 'vitest';
import type { CollectionType } from './collections.rows.ts';
import {
  changeProblems,
  completeLigne,
  describeAvance,
  doubleProblems,
  findLigneEtablissement,
  frozenProblem,
  isPerEtablissement,
  ligneRefus,
  wholeLigneProblems,
} from './ligne.rules.ts';

const jour = '2027-03-02';
const said = (type: CollectionType, ligne: object) =>
  ligneRefus(type, ligne, jour).map(({ code, field }) => [field, code]);

const whole: { [T in Exclude<CollectionType, 'representants_legaux' | 'ribs'>]: object } = {
  rhs: { annee: 2026, nb_adherents: 48 },
  comptes: { annee: 2026, produits: 12_000, charges: 10_800 },
  budgets: { annee: 2027, exercice_du: '2027-01-01', exercice_au: '2027-12-31' },
  agrements: { type: 'JEP', date_attribution: '2022-02-01', date_validite: '2027-02-01' },
  affiliations: { nom: 'Fédération fictive des jeux', nb_licencies: 3 },
  adherents_personnes_morales: { nom: 'Commune fictive' },
  compositions: { nom: 'Club fictif' },
};

it.each(Object.entries(whole))('keeps a right row of %s', (type, ligne) => {
  expect(said(type as CollectionType, ligne)).toEqual([]);
});

it.each(Object.keys(whole))('keeps no empty row of %s', (type) => {
  expect(ligneRefus(type as CollectionType, {}, jour).map(({ code }) => code)).toEqual([
    'kernel.a-renseigner',
  ]);
});

it('keeps what is half typed only where a dossier asks for it later', () => {
  expect(said('ribs', { iban: 'FR76' })).toEqual([]);
  expect(said('rhs', { annee: 2026, nb_adherents: 'beaucoup' })).toEqual([['nb_adherents', 'kernel.format']]);
});

it('changes a row that a register left wrong elsewhere, and is told of what the change itself brings', () => {
  const stored = { nom: 'Fédération fictive', adresse: { commune: 'Lyon@' }, nb_licencies: 3 };
  const changed = (change: object) =>
    changeProblems('affiliations', { stored, value: { ...stored, ...change } }, jour).map(
      ({ field }) => field,
    );
  expect(changed({ numero: 'AB-12' })).toEqual([]);
  expect(changed({ adresse: { commune: 'Lyon 3@' } })).toEqual(['adresse.commune']);
  expect(changed({ nb_licencies: -1 })).toEqual(['nb_licencies']);
  expect(changed({ nb_licencies_f: 2, nb_licencies_h: 2 })).toEqual(['nb_licencies_f']);
});

describe('counts', () => {
  it.each([
    [{ nb_adherents: -1 }, [['nb_adherents', 'kernel.trop-petit']]],
    [{ nb_adherents: 0 }, []],
    [{ nb_adherents: 1.5 }, [['nb_adherents', 'kernel.format']]],
    [{ nb_adherents: 50, nb_adherents_f: 25, nb_adherents_h: 25 }, []],
    // Legal persons are members too, so women and men need not reach the total.
    [{ nb_adherents: 51, nb_adherents_f: 25, nb_adherents_h: 25 }, []],
    [
      { nb_adherents: 49, nb_adherents_f: 25, nb_adherents_h: 25 },
      [['nb_adherents_f', 'association.effectif-depasse']],
    ],
    [{ nb_adherents: 10, nb_adherents_f: 11 }, [['nb_adherents_f', 'association.effectif-depasse']]],
    [{ nb_adherents_f: 11, nb_adherents_h: 3 }, []],
    [{ nb_salaries: 2, nb_emplois_aides: 2 }, []],
    [{ nb_salaries: 2, nb_emplois_aides: 3 }, [['nb_emplois_aides', 'association.emplois-aides']]],
    [{ nb_salaries_etpt: 0.25 }, []],
    [{ nb_salaries_etpt: 0.255 }, [['nb_salaries_etpt', 'kernel.format']]],
  ])('of a year, %j: %j', (rh, expected) => {
    expect(said('rhs', { annee: 2026, ...rh })).toEqual(expected);
  });

  it.each([
    [{ nb_licencies: 5, nb_licencies_f: 2, nb_licencies_h: 3 }, []],
    [
      { nb_licencies: 6, nb_licencies_f: 2, nb_licencies_h: 3 },
      [['nb_licencies_f', 'association.effectif-inegal']],
    ],
    [
      { nb_licencies: 4, nb_licencies_f: 2, nb_licencies_h: 3 },
      [['nb_licencies_f', 'association.effectif-depasse']],
    ],
    [{ nb_licencies: 6, nb_licencies_f: 2 }, []],
  ])('of licences, %j: %j', (counts, expected) => {
    expect(said('affiliations', { nom: 'Fédération fictive', ...counts })).toEqual(expected);
  });
});

describe('a year', () => {
  it.each([
    ['rhs', 2027, []],
    ['rhs', 2028, ['association.annee-a-venir']],
    ['comptes', 2028, ['association.annee-a-venir']],
    ['budgets', 2028, []],
    ['budgets', 2029, ['association.annee-a-venir']],
    ['rhs', 1999, ['kernel.trop-petit']],
    ['rhs', 2000, []],
  ] as const)('of %s, %i on 2 March 2027: %j', (type, annee, codes) => {
    expect(ligneRefus(type, { annee }, jour).map(({ code }) => code)).toEqual(codes);
  });

  it('is there once for each establishment, and once for all of it', () => {
    const others = [
      { annee: 2026, id_siret: null },
      { annee: 2025, id_siret: '66101723600018' },
    ];
    const at = (id_siret: string | null, annee: number) =>
      doubleProblems('rhs', { annee, id_siret }, others).length;
    expect([at(null, 2026), at('66101723600018', 2026), at('66101723600018', 2025), at(null, 2024)]).toEqual([
      1, 0, 1, 0,
    ]);
    expect(doubleProblems('budgets', { annee: 2026 }, [{ annee: 2026 }])).toEqual([
      { code: 'association.annee-en-double', field: 'annee' },
    ]);
  });
});

describe('accounts', () => {
  it.each([
    [{ produits: 12_000, charges: 10_800 }, 1200],
    [{ produits: 10, charges: 25 }, -15],
    [{ produits: 10 }, null],
  ])('give their result: %j, %j', (compte, resultat) => {
    expect(completeLigne('comptes', { annee: 2026, ...compte })).toMatchObject({ resultat });
  });

  it.each([
    [{ subv: 6000, dons: 4000 }, []],
    [{ subv: 6000, dons: 4001 }, [['subv', 'association.recus-au-dessus']]],
    [{ dons: 10_001 }, [['dons', 'association.recus-au-dessus']]],
  ])('hold no more than they received: %j, %j', (compte, expected) => {
    expect(said('comptes', { annee: 2026, produits: 10_000, ...compte })).toEqual(expected);
  });
});

describe('the exercise of a budget', () => {
  it.each([
    ['2027-01-01', '2027-12-31', []],
    ['2026-09-01', '2027-08-31', []],
    ['2027-09-01', '2028-08-31', []],
    ['2027-12-31', '2027-01-01', [['exercice_au', 'association.exercice-inverse']]],
    ['2027-01-01', '2027-01-01', [['exercice_au', 'association.exercice-inverse']]],
    ['2025-01-01', '2025-12-31', [['exercice_du', 'association.exercice-hors-annee']]],
    ['2027-01-01', '31/02/2027', [['exercice_au', 'kernel.jour-inexistant']]],
  ])('from %s to %s for 2027: %j', (exercice_du, exercice_au, expected) => {
    expect(said('budgets', { annee: 2027, exercice_du, exercice_au })).toEqual(expected);
  });

  it('refuses an amount below nought, on its account', () => {
    expect(said('budgets', { annee: 2027, montants: { '60-1': -1 } })).toEqual([
      ['montants.60-1', 'kernel.trop-petit'],
    ]);
  });
});

describe('an approval', () => {
  it.each([
    ['2027-03-02', '2032-03-02', []],
    ['2027-03-03', '2032-03-02', [['date_attribution', 'association.agrement-a-venir']]],
    ['2022-02-01', '2022-02-01', [['date_validite', 'association.agrement-inverse']]],
    ['2022-02-01', '2022-02-02', []],
  ])('given on %s until %s: %j', (date_attribution, date_validite, expected) => {
    expect(said('agrements', { type: 'JEP', date_attribution, date_validite })).toEqual(expected);
  });

  it('that a service decided here is only read', () => {
    expect(frozenProblem('agrements', { type: 'JEP', origine_instructeur: true })).toEqual({
      code: 'association.agrement-instruit',
    });
    expect(frozenProblem('agrements', { type: 'JEP', origine_instructeur: false })).toBeNull();
    expect(frozenProblem('rhs', { annee: 2026 })).toBeNull();
  });

  it('is there once under its number', () => {
    const others = [
      { type: 'JEP', numero: '42' },
      { type: 'SPORT', numero: null },
    ];
    expect(doubleProblems('agrements', { type: 'JEP', numero: '42' }, others)).toHaveLength(1);
    expect(doubleProblems('agrements', { type: 'SPORT', numero: '42' }, others)).toEqual([]);
    expect(doubleProblems('agrements', { type: 'SPORT', numero: null }, others)).toEqual([]);
  });
});

describe('the establishment of a row', () => {
  it.each([
    ['representants_legaux', true],
    ['ribs', true],
    ['rhs', true],
    ['comptes', true],
    ['budgets', false],
    ['agrements', false],
    ['affiliations', false],
    ['adherents_personnes_morales', false],
    ['compositions', false],
  ] as const)('%s: %s', (type, isOne) => {
    expect(isPerEtablissement(type)).toBe(isOne);
  });

  it('is not the SIRET of somebody else', () => {
    expect(findLigneEtablissement('rhs', { id_siret: '66101723600018' })).toBe('66101723600018');
    expect(findLigneEtablissement('compositions', { id_siret: '66101723600018' })).toBeNull();
  });
});

it('says how far ahead a line a year may be, and nothing of the others', () => {
  expect([
    describeAvance('rhs'),
    describeAvance('comptes'),
    describeAvance('budgets'),
    describeAvance('ribs'),
  ]).toEqual([0, 0, 1, undefined]);
});

it('leaves to each field what is wrong with it alone', () => {
  expect(wholeLigneProblems('rhs', { annee: 2026, nb_adherents: 'beaucoup' }, jour)).toEqual([]);
});
