import { readFileSync } from 'node:fs';
import { nomsScdl } from '@asso/domain/statistiques/scdl.rows';
import { type DecisionScdl, ligneScdl, listScdlProblems } from '@asso/domain/statistiques/scdl.rules';
import { expect, test } from 'vitest';
import { accepts, type TableSchema } from './test/test-table-schema.ts';

const schema: TableSchema = JSON.parse(readFileSync('docs/schemas/scdl-subventions-2.1.1.json', 'utf8'));

const aDecision = (changes: Partial<DecisionScdl> = {}): DecisionScdl => ({
  service: 'DRAJES Sud',
  siret_service: '11000201100044',
  decide_le: '2027-03-14T10:00:00Z',
  decision_modifiee_le: null,
  id_fo: '27-000412',
  association: 'Les Pions de l’Huveaune',
  id_siret: '12345678200010',
  id_rna: 'W131000001',
  code_postal: '13011',
  projets: 'Former nos arbitres',
  montant: 4000,
  exercice: 2027,
  exercice_fin: 2027,
  titre: 'Formation des bénévoles 2027',
  sous_dispositif: 'Formation des bénévoles',
  annees: [],
  plusieurs: false,
  paiements: [],
  ...changes,
});
const codes = (changes: Partial<DecisionScdl>) =>
  listScdlProblems(aDecision(changes)).map(({ code }) => code);

test('the sixteen columns are those of the schema, in its order', () => {
  expect(nomsScdl).toEqual([
    'nomAttribuant',
    'idAttribuant',
    'dateConvention',
    'referenceDecision',
    'nomBeneficiaire',
    'idBeneficiaire',
    'rnaBeneficiaire',
    'objet',
    'montant',
    'nature',
    'conditionsVersement',
    'datesPeriodeVersement',
    'idRAE',
    'notificationUE',
    'pourcentageSubvention',
    'dispositifAide',
  ]);
  expect(schema.fields.map(({ name }) => name)).toEqual(nomsScdl);
});

test('a decision is written as it is published', () => {
  expect(ligneScdl(aDecision({ montant: 4000.5, exercice_fin: 2028 }))).toEqual({
    nomAttribuant: 'DRAJES Sud',
    idAttribuant: '11000201100044',
    dateConvention: '2027-03-14',
    referenceDecision: '27-000412',
    nomBeneficiaire: 'Les Pions de l’Huveaune',
    idBeneficiaire: '12345678200010',
    rnaBeneficiaire: 'W131000001',
    objet: 'Former nos arbitres',
    montant: '4000.50',
    nature: 'aide en numéraire',
    conditionsVersement: 'échelonné',
    datesPeriodeVersement: '2027-03-14/2028-12-31',
    idRAE: '',
    notificationUE: 'non',
    pourcentageSubvention: '1',
    dispositifAide: 'Formation des bénévoles 2027, Formation des bénévoles',
  });
});

test.each([
  ['nothing asked yet', {}, 'unique', '2027-03-14/2027-12-31'],
  [
    'nothing yet, of a campaign that pays in several times',
    { plusieurs: true },
    'échelonné',
    '2027-03-14/2027-12-31',
  ],
  ['all of it paid at once', { paiements: [[4000, '2027-05-03']] }, 'unique', '2027-05-03'],
  [
    'a part paid before the exercise',
    {
      paiements: [
        [1200, '2026-11-23'],
        [1200, null],
      ],
    },
    'échelonné',
    '2026-11-23/2027-12-31',
  ],
  ['a part asked alone', { paiements: [[2000, null]] }, 'échelonné', '2027-03-14/2027-12-31'],
  [
    'both parts paid',
    {
      paiements: [
        [2000, '2028-02-01'],
        [2000, '2027-05-03'],
      ],
    },
    'échelonné',
    '2027-05-03/2028-02-01',
  ],
  ['the rest paid late is to come', { paiements: [[2000, '2028-02-01']] }, 'échelonné', '2028-02-01'],
] as const)(
  '%s: the payments say how and when the money goes',
  (_, {
    paiements = [],
    ...more
  }: {
    paiements?: readonly (readonly [number, string | null])[];
    plusieurs?: boolean;
  }, conditions, periode) => {
    const given = { ...more, paiements: paiements.map(([montant, paye_le]) => ({ montant, paye_le })) };
    const ligne = ligneScdl(aDecision(given));
    expect([ligne.conditionsVersement, ligne.datesPeriodeVersement]).toEqual([conditions, periode]);
    expect(listScdlProblems(aDecision(given))).toEqual([]);
  },
);

test('an amended decision is dated by the act that gave its sum, and its reference says both days', () => {
  const amended = aDecision({ montant: 3000, decision_modifiee_le: '2027-03-29T10:00:00Z' });
  expect(ligneScdl(amended)).toMatchObject({
    dateConvention: '2027-03-29',
    referenceDecision: '27-000412, décision du 14/03/2027, modifiée le 29/03/2027',
    montant: '3000.00',
  });
  expect(listScdlProblems(amended)).toEqual([]);
});

test.each([
  ['a whole decision', {}, []],
  ['Corsica', { id_rna: 'W2A1000001' }, []],
  ['no RNA', { id_rna: null }, ['statistiques.scdl-rna']],
  ['a RIDET', { id_siret: 'NC1234567001' }, ['statistiques.scdl-numero-local']],
  ['no RNA where there is none', { id_rna: null, code_postal: '67000' }, []],
  ['no SIRET of the service', { siret_service: null }, ['statistiques.scdl-siret-service']],
  ['a SIREN', { siret_service: '110002011' }, ['statistiques.scdl-siret-service']],
  ['no date', { decide_le: null }, ['statistiques.scdl-date']],
  ['no title', { projets: null }, ['statistiques.scdl-objet']],
  ['a title of spaces', { projets: ' \n ' }, ['statistiques.scdl-objet']],
  ['a title of 256', { projets: 'é'.repeat(256) }, []],
  ['a title of 257, cut', { projets: 'é'.repeat(257) }, []],
  ['cents', { montant: 0.01 }, []],
  [
    'nothing right',
    { siret_service: null, decide_le: null, id_rna: null, projets: '' },
    [
      'statistiques.scdl-siret-service',
      'statistiques.scdl-date',
      'statistiques.scdl-objet',
      'statistiques.scdl-rna',
    ],
  ],
] as const)(
  '%s: what is missing is said, and nothing that is published breaks the schema',
  (_, changes, expected) => {
    expect(codes(changes)).toEqual(expected);
    const ligne = ligneScdl(aDecision(changes));
    const isAccepted = schema.fields.every((field) =>
      accepts(field, ligne[field.name as keyof typeof ligne]),
    );
    // The schema does not require an RNA number, which an association under local law may lack.
    const isOnlyRna = expected.length === 1 && expected[0] === 'statistiques.scdl-rna';
    expect(isAccepted).toBe(expected.length === 0 || isOnlyRna);
  },
);
