import { describe, expect, it } from 'vitest';
import { chooseDocument, type DocumentChoix, orderDocuments, servesFor } from './choix-document.rules.ts';

type Named = DocumentChoix & { uuid: string; expire_le: string | null; etat_analyse: string };
const base: Named = {
  uuid: 'base',
  origine: 'association',
  etat: 'courant',
  id_siret: null,
  annee_validite: null,
  date_chargement: '2026-01-01T00:00:00Z',
  expire_le: null,
  etat_analyse: 'sur',
};
const [siege, annexe, other] = ['12345678200010', '12345678200028', '12345678200036'];
const now = new Date('2027-03-01T12:00:00Z');
const withBase = (...others: (Partial<Named> & { uuid: string })[]): Named[] => [
  base,
  ...others.map((one) => ({ ...base, ...one })),
];

/** Each row wins by its criterion although every criterion below it says the contrary. */
const table: [string, (Partial<Named> & { uuid: string })[], string][] = [
  [
    'of the RNA [R9.39]',
    [
      { uuid: 'rna', origine: 'RNA' },
      { uuid: 'siret', id_siret: siege, annee_validite: 2030, date_chargement: '2027-01-01T00:00:00Z' },
    ],
    'rna',
  ],
  [
    'neither of Sirene nor of the portal before the association’s [R9.39]',
    [
      { uuid: 'sirene', origine: 'Sirene' },
      { uuid: 'lca', origine: 'LCA' },
      { uuid: 'asso', date_chargement: '2027-01-01T00:00:00Z' },
    ],
    'asso',
  ],
  [
    'of the establishment [R9.40]',
    [
      { uuid: 'an', annee_validite: 2030, date_chargement: '2027-01-01T00:00:00Z' },
      { uuid: 'siret', id_siret: siege },
    ],
    'siret',
  ],
  [
    'of the latest year [R9.41]',
    [
      { uuid: 'an', annee_validite: 2025 },
      { uuid: 'avant', annee_validite: 2024, date_chargement: '2027-01-01T00:00:00Z' },
      { uuid: 'recent', date_chargement: '2027-02-01T00:00:00Z' },
    ],
    'an',
  ],
  [
    'latest deposited [R9.42]',
    [
      { uuid: 'recent', date_chargement: '2027-01-01T00:00:00Z' },
      { uuid: 'avant', date_chargement: '2026-12-31T23:59:59Z' },
    ],
    'recent',
  ],
  ['current [R9.43]', [{ uuid: 'rna', origine: 'RNA', etat: 'remplace' }], 'base'],
];

describe('the document offered first', () => {
  it.each(table)('is the one %s', (_, others, expected) => {
    expect(orderDocuments(withBase(...others))[0]?.uuid).toBe(expected);
    expect(chooseDocument(withBase(...others), { now })?.document.uuid).toBe(expected);
  });

  it('is that of the establishment it is for, not of any', () => {
    const documents = withBase({ uuid: 'siege', id_siret: siege }, { uuid: 'annexe', id_siret: annexe });
    expect(orderDocuments(documents, { siret: annexe, siege })[0]?.uuid).toBe('annexe');
    expect(chooseDocument(documents, { siret: siege, siege, now })?.document.uuid).toBe('siege');
  });

  it.each([
    ['another establishment’s', { id_siret: other }],
    ['an expired one', { expire_le: '2027-02-28' }],
    ['a refused one', { etat_analyse: 'refuse' }],
  ])('is not %s, however well it comes', (_, more) => {
    const better = withBase({ uuid: 'better', origine: 'RNA', ...more });
    expect(chooseDocument(better, { siret: siege, siege, now })?.document.uuid).toBe('base');
  });

  it('is still one on its last day, and none when all are expired', () => {
    expect(chooseDocument([{ ...base, expire_le: '2027-03-01' }], { now })?.document.uuid).toBe('base');
    expect(chooseDocument([{ ...base, expire_le: '2027-02-28' }], { now })).toBeNull();
    expect(chooseDocument([], { now })).toBeNull();
  });

  it.each([
    [{ origine: 'RNA' }, 'origine'],
    [{ id_siret: siege }, 'etablissement'],
    [{ annee_validite: 2025 }, 'annee'],
    [{ date_chargement: '2026-06-01T00:00:00Z' }, 'depot'],
    [{ uuid: 'same' }, null],
  ])('says what put it first: %j, %s', (more, expected) => {
    const documents = withBase({ uuid: 'first', ...more });
    expect(chooseDocument(documents, { siret: siege, siege, now })?.pourquoi).toBe(expected);
  });

  it('says nothing of the only one', () => {
    expect(chooseDocument([base], { now })?.pourquoi).toBeNull();
  });
});

it.each([
  [null, annexe, true],
  [annexe, annexe, true],
  [siege, annexe, true],
  [other, annexe, false],
  [annexe, siege, false],
  [annexe, undefined, true],
])('a document of %s serves %s: %s', (id_siret, siret, expected) => {
  expect(servesFor({ id_siret }, { siret, siege })).toBe(expected);
});
