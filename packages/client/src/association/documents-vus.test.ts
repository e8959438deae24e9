import type { DocumentView } from '@asso/contract/document/document.schemas';
import { expect, test } from 'vitest';
import { documentsVus, typesOf } from './documents-vus.ts';

const aDocument = (nom: string, more: Partial<DocumentView> = {}): DocumentView => ({
  uuid: '00000000-0000-4000-8000-000000000001',
  nom,
  type: 'STC',
  lib_type: 'Statuts',
  commentaire: null,
  annee_validite: null,
  id_siret: null,
  iban: null,
  origine: 'association',
  etat: 'courant',
  etat_analyse: 'sur',
  lib_etat_analyse: 'Prêt',
  date_chargement: '2027-03-05T10:00:00.000Z',
  taille: 1024,
  mime: 'application/pdf',
  url: '/lca/documents/1',
  version: 1,
  ...more,
});

const rib = { type: 'RIB', lib_type: 'RIB' };
const documents = [
  aDocument('statuts-2024'),
  aDocument('rib-siege', { ...rib, id_siret: '12345678200010' }),
  aDocument('statuts-2019'),
];
const all = { type: null, siret: undefined };

test('keeps each type together, by name, in the order of the server', () => {
  expect(documentsVus(documents, all).map(({ nom }) => nom)).toEqual([
    'rib-siege',
    'statuts-2024',
    'statuts-2019',
  ]);
});

test('says which of several is taken first, and nothing of the only one', () => {
  const defaults = documentsVus(documents, all).filter(({ isDefault }) => isDefault);
  expect(defaults.map(({ nom }) => nom)).toEqual(['statuts-2024']);
});

test('does not say that a refused one is taken first', () => {
  const refused = aDocument('infecte', { etat_analyse: 'refuse' });
  const defaults = documentsVus([refused, ...documents], all).filter(({ isDefault }) => isDefault);
  expect(defaults.map(({ nom }) => nom)).toEqual(['statuts-2024']);
});

test('an establishment sees its own and those of the whole association', () => {
  const seen = documentsVus(documents, { type: null, siret: '12345678200028' });
  expect(seen.map(({ nom }) => nom)).toEqual(['statuts-2024', 'statuts-2019']);
});

test('names each type once', () => {
  expect(typesOf(documents)).toEqual([
    { value: 'RIB', label: 'RIB' },
    { value: 'STC', label: 'Statuts' },
  ]);
});
