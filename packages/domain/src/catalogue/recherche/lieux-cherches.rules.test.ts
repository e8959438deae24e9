import { expect, it } from 'vitest';
import { findLieux, indexVilles, keepNarrower } from './lieux-cherches.rules.ts';

const ville = (nom: string, departement: string, population: number) => ({
  words: nom.toLowerCase(),
  ville: { nom, departement, population },
});
const villes = indexVilles([
  ville('Rennes', '35', 225_000),
  ville('Marseille', '13', 870_000),
  ville('Tours', '37', 138_000),
  ville('Rue', '80', 3100),
  ville('Saint Denis', '974', 150_000),
  ville('Saint Denis', '93', 113_000),
  ville('Sport', '01', 900),
  { ...ville('Aix en Provence', '13', 147_000), words: 'aix en provence' },
]);
const known = new Set(['sport', 'formation']);

it.each<[string, [string, string[]][]]>([
  ['rennes', [['Rennes', ['R53', '35']]]],
  ['sport a marseille', [['Marseille', ['R93', '13']]]],
  ['sport aix en provence', [['Aix en Provence', ['R93', '13']]]],
  ['35', [['Ille-et-Vilaine', ['R53', '35']]]],
  ['35000', [['Ille-et-Vilaine', ['R53', '35']]]],
  ['2a', [['Corse-du-Sud', ['R94', '2A']]]],
  ['ille et vilaine', [['Ille-et-Vilaine', ['R53', '35']]]],
  ['bretagne', [['Bretagne', ['R53', '22', '29', '35', '56']]]],
  ['region paca', [["Provence-Alpes-Côte d'Azur", ['R93', '04', '05', '06', '13', '83', '84']]]],
  ['st denis', [['Saint Denis', ['R04', '974']]]],
  ['marseile', [['Marseille', ['R93', '13']]]],
  ['une rue a tours', [['Tours', ['R24', '37']]]],
  ['deux tours', []],
  ['la rue', [['Rue', ['R32', '80']]]],
  ['sport', []],
  ['formation', []],
  ['2027', []],
])('« %s » names %j', (q, expected) => {
  const found = findLieux(q.split(' '), villes, (mot) => known.has(mot));
  expect(found.map(({ lieu }) => [lieu.nom, lieu.territoires])).toEqual(expected);
});

it('of a town and its region, the town is looked for; two towns are both', () => {
  const named = (q: string) => findLieux(q.split(' '), villes, () => true).map(({ lieu }) => lieu);
  expect(keepNarrower(named('rennes bretagne')).map(({ nom }) => nom)).toEqual(['Rennes']);
  expect(
    keepNarrower(named('rennes marseille rennes'))
      .map(({ nom }) => nom)
      .toSorted(),
  ).toEqual(['Marseille', 'Rennes']);
});
