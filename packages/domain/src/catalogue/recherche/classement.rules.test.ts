import { describe, expect, it } from 'vitest';
import {
  type AideCherchable,
  type IndexAides,
  indexAides,
  rankAides,
  rankScore,
} from './classement.rules.ts';
import { indexVilles } from './lieux-cherches.rules.ts';
import { readMots } from './mots-cherches.rules.ts';

const anAide = (code: string, changes: Partial<AideCherchable>): AideCherchable => ({
  ...{ code, exercice: 2027, titre: code, types: [], dispositif: '', themes: [], publics: [] },
  ...{ mots: '', presentation: '', services: [], territoires: null, donne: null },
  ...changes,
});
const villes = indexVilles([
  { words: 'rennes', ville: { nom: 'Rennes', departement: '35', population: 225_000 } },
]);
const aides = [
  anAide('A', { titre: 'Formation des bénévoles' }),
  anAide('B', { titre: 'Vie locale', presentation: 'Former, se réunir.' }),
  anAide('C', { titre: 'Sport', territoires: ['35'] }),
  anAide('D', { titre: 'Sport', territoires: ['13'] }),
  anAide('E', { titre: 'Sport', presentation: 'Pour les clubs de Rennes', territoires: ['R53'] }),
  anAide('F', { titre: 'Piscine', donne: { moyenneEuros: 2000, tranches: [{ de: 0, a: 4000, nombre: 9 }] } }),
  anAide('G', { titre: 'Piscine' }),
];
const index = indexAides(aides);

function rank(q: string) {
  const ranked = rankAides(index, readMots(q, { villes, vocabulaire: index.vocabulaire }));
  if (ranked === null) return null;
  const { entieres, proches } = ranked;
  const codes = (scores: ReadonlyMap<string, number>) =>
    [...scores].toSorted(([, a], [, b]) => b - a).map(([cle]) => cle.slice(0, 1));
  return { entieres: codes(entieres).join(''), proches: codes(proches).join('') };
}

describe('what answers', () => {
  it.each([
    // In the title before the text.
    ['formation', 'AB', ''],
    ['former nos bénévoles', 'A', 'B'],
    // Named there, for the place, for everywhere; never for elsewhere.
    ['sport Rennes', 'EC', 'D'],
    ['Rennes', 'ECABFG', ''],
    // Words that mean the same count less than the word itself.
    ['natation', 'CDE', ''],
    ['piscine', 'FGCDE', ''],
    // What gave less comes later.
    ['piscine 5000 euros', 'GFCDE', ''],
    ['piscine 3000 euros', 'FGCDE', ''],
    ['licorne', '', ''],
    ['licorne sport', '', 'CDE'],
  ])('« %s » is answered by %s, and nearly by %s', (q, entieres, proches) => {
    expect(rank(q)).toEqual({ entieres, proches });
  });

  it('what is open comes before what answers as well and is not', () => {
    const rangs = (['ouverte', 'a-venir', 'fermee'] as const).map((one) => rankScore(0.8, one));
    expect(rangs).toEqual([40, 36, 20]);
    expect(rankScore(1, 'fermee')).toBeGreaterThan(rankScore(0.4, 'ouverte'));
  });
});

it('a code typed alone is its subvention; words that tell nothing ask nothing', () => {
  const coded = indexAides([...aides, anAide('FDVA-7', {}), anAide('FDVA-8', { presentation: 'fdva 7' })]);
  const ranked = rankAides(coded, readMots('fdva-7', { villes, vocabulaire: coded.vocabulaire }));
  expect([...(ranked?.entieres ?? [])]).toEqual([['FDVA-7 2027', 1]]);
  expect(rank('une subvention pour mon association')).toBeNull();
});

describe('five thousand subventions', () => {
  const words = 'sport culture formation travaux jardin handicap emploi musique quartier santé'.split(' ');
  const many = Array.from({ length: 5000 }, (_, at) =>
    anAide(`N${at}`, {
      titre: `Aide numéro${at} ${words[at % words.length]}`,
      presentation: `${words[(at * 7) % words.length]} ${'ce que dit le service '.repeat(20)}`,
      territoires: at % 3 === 0 ? null : [at % 2 === 0 ? '35' : '13'],
    }),
  );

  const search = (large: IndexAides, q: string) => [
    ...(rankAides(large, readMots(q, { villes, vocabulaire: large.vocabulaire }))?.entieres.keys() ?? []),
  ];

  it('are indexed once, and each search answers with the same rule', () => {
    const large = indexAides(many);
    for (const q of ['nous former', 'fanfare Rennes', 'numero4321', 'hadicap']) {
      expect(search(large, q).length).toBeGreaterThan(0);
    }
    expect(search(large, 'numero4321')).toEqual(['N4321 2027']);
  });
});
