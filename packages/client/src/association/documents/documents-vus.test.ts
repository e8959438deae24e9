import type { CoffreDocument } from '@asso/contract/document/document.schemas';
import { expect, test } from 'vitest';
import { documentsVus, listTypes } from './documents-vus.ts';

const aDocument = (nom: string, more: Partial<CoffreDocument> = {}): CoffreDocument => ({
  uuid: nom,
  nom,
  type: 'STC',
  lib_type: 'Statuts',
  commentaire: null,
  annee_validite: null,
  id_siret: null,
  iban: null,
  origine: 'association',
  etat: 'courant',
  expire_le: null,
  etat_analyse: 'sur',
  lib_etat_analyse: 'Sans virus',
  date_chargement: '2027-03-05T10:00:00.000Z',
  taille: 1024,
  mime: 'application/pdf',
  url: '/lca/documents/1',
  version: 1,
  usages: [],
  versions: [],
  ...more,
});

const rib = { type: 'RIB', lib_type: 'RIB' };
const documents = [
  aDocument('statuts-2024'),
  aDocument('rib-siege', { ...rib, id_siret: '12345678200010' }),
  aDocument('statuts-2019'),
];
const siege = '12345678200010';
const all = { siege, now: new Date('2027-03-10T12:00:00Z') };

test('keeps each type together, by name, in the order of the server', () => {
  expect(documentsVus(documents, all).map(({ nom }) => nom)).toEqual([
    'rib-siege',
    'statuts-2024',
    'statuts-2019',
  ]);
});

test('puts what expires first, the nearest day on top', () => {
  const expiring = [
    ...documents,
    aDocument('zoo-avril', { type: 'ZOO', lib_type: 'Zoo', expire_le: '2027-04-05' }),
    aDocument('assurance-mars', { type: 'ASS', lib_type: 'Assurance', expire_le: '2027-03-31' }),
    aDocument('assurance-juin', { type: 'ASS', lib_type: 'Assurance', expire_le: '2027-06-30' }),
    aDocument('affiliation-périmée', { type: 'AFF', lib_type: 'Affiliation', expire_le: '2026-12-31' }),
  ];
  expect(documentsVus(expiring, all).map(({ nom, validite }) => [nom, validite])).toEqual([
    ['affiliation-périmée', 'perime'],
    ['assurance-mars', 'bientot'],
    ['zoo-avril', 'bientot'],
    ['assurance-juin', 'valable'],
    ['rib-siege', 'sans-echeance'],
    ['statuts-2024', 'sans-echeance'],
    ['statuts-2019', 'sans-echeance'],
  ]);
  expect(documentsVus(expiring, { ...all, validite: ['perime'] }).map(({ nom }) => nom)).toEqual([
    'affiliation-périmée',
  ]);
});

test('says which of several is taken by default and why, and nothing of the only one', () => {
  const older = aDocument('statuts-2019', { date_chargement: '2019-06-14T00:00:00.000Z' });
  const seen = documentsVus(
    [documents[0], documents[1], older].filter((one) => one !== undefined),
    all,
  );
  expect(seen.flatMap(({ nom, defaut }) => (defaut ? [[nom, defaut.pourquoi]] : []))).toEqual([
    ['statuts-2024', 'depot'],
  ]);
});

test.each([
  ['refused', { etat_analyse: 'refuse' as const }],
  ['expired', { expire_le: '2027-03-09' }],
])('does not say that one that is %s is taken first', (_, more) => {
  const first = aDocument('infecte', { ...more, origine: 'RNA' });
  const defaults = documentsVus([first, ...documents], all).filter(({ defaut }) => defaut);
  expect(defaults.map(({ nom }) => nom)).toEqual(['statuts-2024']);
});

test('an establishment sees its own and those of the whole association', () => {
  const seen = documentsVus(documents, { ...all, siret: '12345678200028' });
  expect(seen.map(({ nom }) => nom)).toEqual(['statuts-2024', 'statuts-2019']);
});

test('one type alone is kept when it is asked, its default the same', () => {
  const seen = documentsVus(documents, { ...all, type: 'STC' });
  expect(seen.map(({ nom }) => nom)).toEqual(['statuts-2024', 'statuts-2019']);
  expect(seen[0]?.defaut).not.toBeNull();
});

test('names each type once', () => {
  expect(listTypes(documents)).toEqual([
    { value: 'RIB', label: 'RIB' },
    { value: 'STC', label: 'Statuts' },
  ]);
});
