import { describe, expect, it } from 'vitest';
import {
  anneeProposee,
  anneesOffertes,
  apercuKind,
  canServe,
  isFromRegistre,
  origineWords,
  sayAnalyse,
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
  expect(sayAnalyse(etat)).toBe(expected);
});

it.each([
  ['RNA', true],
  ['Sirene', true],
  ['association', false],
  ['LCA', false],
])('of the four origins, %s is a register: %s [R3.3]', (origine, expected) => {
  expect(isFromRegistre(origine)).toBe(expected);
});

it('says where a document comes from, in four words [R3.3] [ST13]', () => {
  expect(origineWords).toEqual({ RNA: 'RNA', association: 'Association', LCA: 'Portail', Sirene: 'Sirene' });
});

it.each([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  ['image/svg+xml', null],
  ['text/html', null],
  ['application/xhtml+xml', null],
  ['application/vnd.oasis.opendocument.text', null],
  ['application/octet-stream', null],
  ['', null],
])('a file of type %s is shown as %s', (mime, expected) => {
  expect(apercuKind(mime)).toBe(expected);
});

it('annual accounts are of the two years before, the last one first; others say their year [R9.3] [R9.4]', () => {
  const now = new Date('2027-01-01T00:30:00+01:00');
  expect(anneesOffertes('CPT', now)).toEqual({ options: [2026, 2025], defaut: 2026 });
  expect(anneesOffertes('RAR', now)).toEqual({ options: [], defaut: null });
});
