import { expect, it } from 'vitest';
import { themesRgaa } from './data/rgaa/rgaa.ts';
import { type EtatRgaa, etatsRgaa } from './data/rgaa/rgaa-etats.ts';
import { preuvesRgaa } from './data/rgaa/rgaa-preuves.ts';
import { criteresCount, niveauRgaa, sayEtatRgaa } from './rgaa.rules.ts';

const numeros = themesRgaa.flatMap(({ criteres }, theme) =>
  criteres.map((_, rank) => `${theme + 1}.${rank + 1}`),
);

const grid = (conformes: number, nonApplicables: number, nonConformes: number) =>
  Object.fromEntries(
    numeros
      .slice(0, conformes + nonApplicables + nonConformes)
      .map((numero, rank): [string, EtatRgaa] => [
        numero,
        rank < conformes ? 'C' : rank < conformes + nonApplicables ? 'NA' : 'NC',
      ]),
  );

it('the grid has the thirteen themes and the 106 criteria of the RGAA 4.1', () => {
  expect(themesRgaa.map(({ criteres }) => criteres.length)).toEqual([
    9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12,
  ]);
  expect(numeros).toHaveLength(criteresCount);
});

it('what is said of a criterion is said of one that exists, with its proof', () => {
  expect(Object.keys(etatsRgaa).filter((numero) => !numeros.includes(numero))).toEqual([]);
  expect(Object.keys(preuvesRgaa).toSorted()).toEqual(Object.keys(etatsRgaa).toSorted());
});

it.each([
  [106, 0, 0, 'totalement conforme', 100],
  [86, 20, 0, 'totalement conforme', 100],
  [105, 0, 1, 'partiellement conforme', 99],
  [53, 0, 53, 'partiellement conforme', 50],
  [52, 0, 54, 'non conforme', 49],
  // A criterion that was not assessed counts as not conform.
  [43, 20, 0, 'partiellement conforme', 50],
  [42, 20, 0, 'non conforme', 48],
  [0, 0, 0, 'non conforme', 0],
])('%i conform, %i that do not apply, %i that are not: %s', (c, na, nc, niveau, taux) => {
  expect(niveauRgaa(grid(c, na, nc))).toMatchObject({ niveau, taux });
});

it('is said in words', () => {
  expect(['3.2', '4.1', '1.6'].map(sayEtatRgaa)).toEqual(['Conforme', 'Non applicable', 'Non évalué']);
});
