import { expect, test } from 'vitest';
import { Decoupeur, readCellules } from './tableau-colle.rules.ts';

test.each([
  [
    'tabs',
    'Achats\t1 200\t\nLocations\t500\r\n',
    [
      ['Achats', '1 200', ''],
      ['Locations', '500'],
    ],
  ],
  [
    'semicolons',
    '\uFEFF60;Achats;1250,50\n\n;;\n61;"Locations; salles";"2 000"',
    [
      ['60', 'Achats', '1250,50'],
      ['61', 'Locations; salles', '2 000'],
    ],
  ],
  [
    'commas',
    '60,Achats,1200\n61,"Entretien, réparation",500',
    [
      ['60', 'Achats', '1200'],
      ['61', 'Entretien, réparation', '500'],
    ],
  ],
  ['quotes in quotes and lines in cells', 'a;"dit ""l’Étoile""\nsuite"', [['a', 'dit "l’Étoile"\nsuite']]],
  [
    'spaces, where a comma is decimal',
    'Achats 1 250,50 €\nLocations : 500',
    [
      ['Achats', '1 250,50 €'],
      ['Locations', '500'],
    ],
  ],
  ['one column', '1 250\n300 €', [['1 250'], ['300 €']]],
  ['nothing', ' \n\t\n', []],
])('reads cells parted by %s', (_, texte, rows) => {
  expect(readCellules(texte)).toEqual(rows);
});

test('the unfinished row is measured whole, its finished cells and their separators too', () => {
  const decoupeur = new Decoupeur(';');
  expect([decoupeur.lire('ab;;"c\n'), decoupeur.enCours]).toEqual([[], 'ab;;c\n'.length]);
  expect([decoupeur.lire('d"\n').length, decoupeur.enCours]).toEqual([1, 0]);
});
