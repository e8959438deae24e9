import { expect, it } from 'vitest';
import { moisCompares, tableauRythme } from './rythme-lignes.ts';

const mesure = (n: number, mediane: number | null) => ({
  ...{ n, mediane, neuviemeDecile: mediane, aTemps: mediane === null ? null : 80, lePlusLong: mediane },
});
const annee = (of: number, mois: number, jours: number) => ({
  ...{
    annee: of,
    recus: 9,
    renvoyes: 2,
    decider: mesure(9, jours),
    payer: mesure(0, null),
    argent: mesure(0, null),
  },
  mois: [{ mois, decider: mesure(9, jours), payer: mesure(0, null) }],
});
const [present, avant] = [annee(2027, 3, 40), annee(2026, 4, 62)];

it('a month has its line as soon as one of both years has something', () => {
  expect(
    moisCompares(present, avant).map(({ mois, decider, deciderAvant }) => [
      mois,
      decider.mediane,
      deciderAvant,
    ]),
  ).toEqual([
    [3, 40, null],
    [4, null, 62],
  ]);
});

it('the file says the same numbers, the year first', () => {
  const rythme = {
    annees: [present, avant],
    promesses: { decider: 60, payer: 30 },
    aRattraper: { decider: 0, payer: 0 },
  };
  const [head, ...lines] = tableauRythme(rythme);
  expect(head).toHaveLength(8);
  expect(lines).toEqual([
    [2027, 'Année', 9, 40, 80, 0, null, null],
    [2027, 'mars', 9, 40, 80, 0, null, null],
    [2026, 'Année', 9, 62, 80, 0, null, null],
    [2026, 'avril', 9, 62, 80, 0, null, null],
  ]);
});
