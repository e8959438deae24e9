import { describe, expect, it, test } from 'vitest';
import { problemMessage } from '../kernel/problems.ts';
import { problems } from '../kernel/walk-problems.ts';
import { adresseRow, isAdresseBlank } from './adresse.rules.ts';
import { adresseLine, adresseLines } from './adresse.words.ts';
import { typesVoie } from './data/types-voie.ts';
import { referentielProblems } from './referentiel.problems.ts';

const fields = { siege: { ...adresseRow, label: 'Siège' } } as const;
const found = (siege: object | null) => problems(fields, { siege }, { stage: 'saisie' });

test('kinds of street have a code of 4 characters at most [R9.51]', () => {
  expect(typesVoie.find(({ label }) => label === 'Boulevard')?.value).toBe('BD');
  expect(typesVoie.every(({ value }) => /^[A-Z]{2,4}$/.test(value))).toBe(true);
});

describe('the postcode', () => {
  it.each(['1301', '130110', '13O11', 'SW1A 1AA'])('in France cannot be %s', (cp) => {
    expect(found({ cp })).toEqual([
      { code: 'referentiel.code-postal', field: 'siege.cp', params: { label: 'Code postal' } },
    ]);
    expect(found({ cp, pays: 'FRANCE' })).toHaveLength(1);
  });

  it.each([{}, { cp: '' }, { cp: '13011' }, { cp: ' 97150 ' }, { cp: '1204', pays: 'SUISSE' }])(
    'is right in %j',
    (adresse) => {
      expect(found(adresse)).toEqual([]);
    },
  );

  it('is said wrong with an example', () => {
    const sentence = problemMessage(referentielProblems['referentiel.code-postal'], { label: 'Code postal' });
    expect(sentence).toBe('Code postal\u00a0: en France il a cinq chiffres. Exemple\u00a0: 13011.');
  });
});

describe('the commune', () => {
  it.each(['Mars3ille', 'Lyon@', 'Arles ; Nîmes'])('cannot be %s', (commune) => {
    expect(found({ commune }).map(({ field }) => field)).toEqual(['siege.commune']);
  });

  it.each(['Marseille', 'Saint-Étienne', 'L’Haÿ-les-Roses', 'Œting'])('may be %s', (commune) => {
    expect(found({ commune })).toEqual([]);
  });
});

test.each([
  ['num_voie', 9],
  ['repet_voie', 1],
  ['cplt_1', 38],
  ['bp', 38],
  ['voie', 100],
  ['commune', 100],
  ['cedex', 32],
  ['pays', 38],
] as const)('%s has %i characters at most', (name, most) => {
  const letters = name === 'repet_voie' ? 'B' : 'a';
  expect(found({ [name]: letters.repeat(most) })).toEqual([]);
  expect(found({ [name]: letters.repeat(most + 1) })).toMatchObject([{ field: `siege.${name}` }]);
});

test.each(['L’Haÿ-les-Roses', "Villeneuve-d'Ascq", 'Saint-Cœur', 'Île-d’Yeu', 'e\u0301cole'])(
  'every letter, hyphen and apostrophe of « %s » is accepted',
  (commune) => {
    expect(found({ commune, voie: commune })).toEqual([]);
  },
);

test.each([
  [null, true],
  [{}, true],
  [{ pays: 'FRANCE', cp: ' ' }, true],
  [{ pays: 'FRANCE', cp: '13011' }, false],
])('%j is no address: %s', (adresse, expected) => {
  expect(isAdresseBlank(adresse)).toBe(expected);
});

describe('the lines of an address', () => {
  it('are six at most, the town before the country', () => {
    expect(
      adresseLines({
        cplt_1: 'Escalier C',
        cplt_2: 'Résidence du Port',
        num_voie: '12',
        repet_voie: 'B',
        type_voie: 'AV',
        voie: 'des Lilas',
        bp: 'BP 12',
        cp: '1204',
        commune: 'Genève',
        pays: 'SUISSE',
      }),
    ).toEqual([
      'Escalier C',
      'Résidence du Port',
      '12 bis avenue des Lilas',
      'BP 12',
      '1204 Genève',
      'Suisse',
    ]);
  });

  it.each([
    [{ num_voie: '12', repet_voie: 'B', type_voie: 'RUE', voie: 'DES LILAS' }, '12 BIS RUE DES LILAS'],
    [{ num_voie: '7', repet_voie: 'a', type_voie: 'bd', voie: 'Voltaire' }, '7 a boulevard Voltaire'],
    [{ type_voie: 'SEN', voie: 'du Lac' }, 'sentier du Lac'],
    [{ type_voie: 'Calade', voie: 'du Four' }, 'Calade du Four'],
    [{ num_voie: '3', voie: 'Le Bourg' }, '3 Le Bourg'],
  ])('say the codes of %j in words', (adresse, line) => {
    expect(adresseLine(adresse)).toBe(line);
  });

  it.each([
    [{ cp: '13233', commune: 'Marseille', cedex: 'Cedex 20' }, '13233 Marseille Cedex 20'],
    [{ cp: '13233', commune: 'MARSEILLE', cedex: 'MARSEILLE CEDEX 20' }, '13233 MARSEILLE CEDEX 20'],
    [{ cp: '13011', commune: 'MARSEILLE', pays: 'FRANCE' }, '13011 MARSEILLE'],
    [null, ''],
    [{ voie: ' ' }, ''],
  ])('write %j', (adresse, line) => {
    expect(adresseLine(adresse)).toBe(line);
  });
});
