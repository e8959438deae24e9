import { expect, test } from 'vitest';
import { dispositifs } from './data/dispositifs.ts';
import type { Option, SousDispositif } from './data/option.ts';
import { defaultPays, pays } from './data/pays.ts';
import { sousDispositifs } from './data/sous-dispositifs.ts';
import { typesVoie } from './data/types-voie.ts';
import { fonctionFor } from './fonction.rules.ts';
import { listOptionsCourtes } from './listes-courtes.rows.ts';
import { findLabel, isTypeReferentiel, referentiel, typesReferentiels } from './referentiels.rules.ts';

const named = [
  'regions',
  'departements',
  'federations-sportives',
  'agrements-types',
  'niveaux-agrements',
  'fonctions',
  'genres',
  'tranches-age',
  'documents-attendus',
  'forme-distrib-alimentaire',
  'nature-appr-denrees',
  'outils-trace-denrees',
  'motifs-assistance-primaires',
  'motifs-assistance-secondaires',
] as const;

test.each(named)('has the list %s that the specification names [R3.16]', (type) => {
  expect(isTypeReferentiel(type)).toBe(true);
  expect(referentiel(type).options.length).toBeGreaterThan(1);
});

test('recognises no other name [R3.16]', () => {
  expect(isTypeReferentiel('genre')).toBe(false);
  expect(isTypeReferentiel('toString')).toBe(false);
});

test.each(typesReferentiels())('gives each value of %s once, with a label and a trust mark', (type) => {
  const { options } = referentiel(type);
  const values = options.map((one) => one.value);
  expect(new Set(values).size).toBe(values.length);
  expect(
    options.filter((one) => one.value === '' || one.label.trim() !== one.label || one.label === ''),
  ).toEqual([]);
  const sources = ['official', 'spec', 'plausible'];
  expect(options.filter((one) => !sources.includes(one.source))).toEqual([]);
});

test.each([
  ['modalites-dispositifs', 'objectifs-operationnels'],
  ['motifs-assistance-secondaires', 'motifs-assistance-primaires'],
  ['objets-sociaux', 'objets-sociaux-familles'],
  ['sous-dispositifs', 'dispositifs'],
] as const)('puts each value of %s under one of %s', (children, parents) => {
  const known = referentiel(parents).options.map((one) => one.value);
  const options: readonly (Option & { parent?: string })[] = referentiel(children).options;
  expect(options.filter((one) => !known.includes(one.parent ?? ''))).toEqual([]);
});

test('reads labels, and keeps readable what left a list', () => {
  expect(findLabel('genres', 'M', {})).toBe('Mixte');
  expect(findLabel('pays', 'FRANCE', {})).toBe('France');
  expect(findLabel('departements', '974', {})).toBe('La Réunion');
  expect(findLabel('genres', 'ancien', {})).toBe('ancien');
  expect(findLabel('genres', null, {})).toBe('');
});

test('narrows the values of a list for the rows of a form', () => {
  const values: ('M' | 'F' | 'H')[] = listOptionsCourtes('genres').map((one) => one.value);
  expect(values).toEqual(['M', 'F', 'H']);
});

test('lists the countries by COG code with FRANCE first [R9.50]', () => {
  expect(pays[0]).toEqual({ value: 'FRANCE', label: 'France', cog: '99100', source: 'official' });
  expect(pays.filter((one) => !/^99\d{3}$/.test(one.cog))).toEqual([]);
  expect(pays.find((one) => one.cog === '99109')?.value).toBe('ALLEMAGNE');
  expect(pays.filter((one) => one.value.length > 38)).toEqual([]);
});

test('takes France by default [R9.55]', () => {
  expect(defaultPays).toBe(pays[0]?.value);
});

test('keeps street types within the 4 characters of an address [R9.51]', () => {
  expect(typesVoie.filter((one) => one.value.length > 4)).toEqual([]);
  expect(findLabel('types-voie', 'AV', {})).toBe('Avenue');
});

test('marks the five sport schemes [R9.18]', () => {
  const sport = dispositifs.filter((one) => 'isSportif' in one && one.isSportif).map((one) => one.value);
  expect(sport).toEqual(['CNDS', 'FEDE', 'FDVA', '2h-sport-college', 'pass-sport']);
});

const rows: readonly SousDispositif[] = sousDispositifs;

test('has both volunteer-training sub-schemes of FDVA [R9.19, M196, M197]', () => {
  const fdva = rows.filter((one) => one.parent === 'FDVA').map((one) => one.label);
  expect(fdva).toEqual(
    expect.arrayContaining(['Formation des bénévoles', 'Formation des bénévoles - pluriannuel']),
  );
});

test('has both territorial-share sub-schemes of CNDS, one project each', () => {
  const shares = rows.filter((one) => one.parent === 'CNDS' && one.unSeulProjet);
  expect(shares.map((one) => one.label)).toEqual([
    'Part territoriale - Emploi',
    'Part territoriale - Apprentissage',
  ]);
});

test('marks the five special sub-schemes [R9.20, M198, M199, M200, M201, M202]', () => {
  expect(rows.filter((one) => one.isSpecial).map((one) => one.label)).toEqual([
    'Part territoriale - Emploi',
    'Emploi - Campus 2023',
    'Emploi - Déclinaison territoriale de la gouvernance',
    'Emploi - 1 jeune 1 solution',
    'Financement global-nouveau(x) projet(s) innovant(s)',
  ]);
});

test('says how long the multi-year sub-schemes last [R9.34]', () => {
  const lasting = rows.filter((one) => one.dureePluriannuelle);
  expect(lasting.map((one) => [one.label, one.dureePluriannuelle])).toEqual([
    ['Emploi - 1 jeune 1 solution', 1],
    ['Formation des bénévoles - pluriannuel', 2],
  ]);
});

test.each([
  ['PRE', 'MME', 'présidente'],
  ['TRE', 'MME', 'trésorière'],
  ['TRE', 'M', 'trésorier'],
  ['TRE', null, 'trésorière ou trésorier'],
  ['secrétaire de séance', 'M', 'secrétaire de séance'],
])('says the function %s of %s as « %s »', (value, civilite, shown) => {
  expect(fonctionFor(value, civilite, {})).toBe(shown);
});
