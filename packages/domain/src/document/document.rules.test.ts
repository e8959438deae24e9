import { describe, expect, it } from 'vitest';
import {
  analyseDite,
  anneeProposee,
  anneesComptes,
  canServe,
  type DocumentChoix,
  orderDocuments,
} from './document.rules.ts';

describe('serving a file', () => {
  it.each([
    ['sur', 'u2', true],
    ['non_analyse', 'u2', true],
    ['en_cours', 'u1', true],
    ['en_cours', 'u2', false],
    ['refuse', 'u1', false],
    ['refuse', 'u2', false],
  ] as const)('%s, deposited by u1, to %s: %s', (etat_analyse, id, expected) => {
    expect(canServe({ etat_analyse, depose_par: 'u1' }, id)).toBe(expected);
  });
});

describe('the document offered first', () => {
  const base: DocumentChoix & { uuid: string } = {
    uuid: 'base',
    origine: 'association',
    etat: 'courant',
    id_siret: null,
    annee_validite: null,
    date_chargement: '2026-01-01',
  };
  const first = (...others: (Partial<DocumentChoix> & { uuid: string })[]) =>
    orderDocuments([base, ...others.map((one) => ({ ...base, ...one }))]).map(({ uuid }) => uuid)[0];

  it.each([
    [
      'of the RNA [R9.39]',
      [
        { uuid: 'rna', origine: 'RNA' },
        { uuid: 'siret', id_siret: '1' },
      ],
      'rna',
    ],
    [
      'of the establishment [R9.40]',
      [
        { uuid: 'an', annee_validite: 2030 },
        { uuid: 'siret', id_siret: '1' },
      ],
      'siret',
    ],
    [
      'of the latest year [R9.41]',
      [
        { uuid: 'an', annee_validite: 2025 },
        { uuid: 'recent', date_chargement: '2027-01-01' },
      ],
      'an',
    ],
    ['latest deposited [R9.42]', [{ uuid: 'recent', date_chargement: '2027-01-01' }], 'recent'],
    ['current [R9.43]', [{ uuid: 'rna', origine: 'RNA', etat: 'remplace' }], 'base'],
  ])('is the one %s', (_, others, expected) => {
    expect(first(...others)).toBe(expected);
  });
});

it.each([
  ['BPA', 2027, 2026, 2027],
  ['BPA', 2026, 2026, 2026],
  ['RAR', 2027, 2026, 2025],
  ['RFA', 2027, 2026, 2025],
])(
  'proposes the year of a document %s of a request for %i, in %i: %i',
  (nature, exercice, anneeCourante, expected) => {
    expect(anneeProposee(nature, { exercice, anneeCourante })).toBe(expected);
  },
);

it.each([
  ['sur', null],
  ['non_analyse', null],
  ['en_cours', 'Analyse en cours'],
  ['refuse', 'Refusé'],
])('of a file that is %s says %s', (etat, expected) => {
  expect(analyseDite(etat)).toBe(expected);
});

it('offers the two years before, the last one first [R9.3] [R9.4]', () => {
  expect(anneesComptes(2027)).toEqual([2026, 2025]);
});
