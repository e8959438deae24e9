import { expect, test } from 'vitest';
import { lieuxPossibles, motsCherches } from './mots-cherches.rules.ts';

const communes = new Map([
  ['marseille', '13'],
  ['aix en provence', '13'],
]);
const marseille = ['FR', 'R93', '13'];

test.each<[string, string[]]>([
  ['former nos bénévoles', ['former', 'benevole']],
  ['former nos nouveaux trésoriers', ['former', 'tresorier']],
  ['aide au fonctionnement', ['fonctionnement']],
  ['Aides', ['aide']],
  ['fonctionnement', ['fonctionnement']],
  ['FDVA-2027', ['fdva', '2027']],
  ['une aide pour notre asso', ['aide', 'asso']],
  ['', []],
  ['  de la ', []],
])('« %s » asks for %j', (q, expected) => {
  expect(motsCherches(q, communes).map(({ ecritures }) => ecritures[0])).toEqual(expected);
});

test('words that mean the same are searched together', () => {
  const [former, tresorier] = motsCherches('former nos trésoriers', communes);
  expect(former?.ecritures).toContain('formation');
  expect(tresorier?.ecritures).toContain('benevole');
});

test.each<[string, string[], string[]]>([
  ['Marseille', marseille, []],
  ['théâtre à Marseille', marseille, ['theatre']],
  ['sport Aix-en-Provence', marseille, ['sport']],
  ['Bouches-du-Rhône', marseille, []],
  ['culture Bretagne', ['FR', 'R53', '22', '29', '35', '56'], ['culture']],
  ['Zèbre', [], ['zebre']],
])('« %s » names the place %j beside %j', (q, lieux, others) => {
  const found = motsCherches(q, communes);
  expect(found.flatMap((one) => one.lieux)).toEqual(lieux);
  expect(found.filter((one) => one.lieux.length === 0).map(({ ecritures }) => ecritures[0])).toEqual(others);
});

test('the groups of words that may be a town are few', () => {
  expect(lieuxPossibles('sport aix en provence')).toContain('aix en provence');
  expect(lieuxPossibles(`${'mot '.repeat(40)}`).size).toBeLessThanOrEqual(5);
});
