import { expect, it } from 'vitest';
import { indexVilles } from './lieux-cherches.rules.ts';
import { readMots } from './mots-cherches.rules.ts';
import { sayRecherche } from './recherche.words.ts';

const villes = indexVilles([
  { words: 'rennes', ville: { nom: 'Rennes', departement: '35', population: 225_000 } },
]);
const vocabulaire = new Set('formation volontaires culture sport'.split(' '));

it.each<[string, string[]]>([
  ['', []],
  ['zzzz', []],
  ['sport', []],
  ['former nos bénévoles', ['Nous avons aussi cherché : formation, volontaire.']],
  ['fanfare', ['Nous avons aussi cherché : culture.']],
  ['bénévolle', ['Nous avons lu « bénévole » pour « bénévolle ».', 'Nous avons aussi cherché : volontaire.']],
  [
    'sport à Rennes',
    ['Lieu : Rennes. Les aides de ce lieu viennent d’abord, puis celles de toute la France.'],
  ],
  [
    'sport 5000 euros',
    [
      'Montant : 5 000 €. Les aides qui ont déjà donné autant viennent d’abord ; pour les autres, demandez au service.',
    ],
  ],
])('« %s » is said to be understood so: %j', (q, expected) => {
  const said = sayRecherche(readMots(q, { villes, vocabulaire }), { vocabulaire });
  expect(said.map((one) => one.replaceAll(/[\u00a0\u202f]/g, ' '))).toEqual(expected);
});
