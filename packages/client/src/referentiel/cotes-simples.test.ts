import { budgetTotals } from '@asso/domain/referentiel/budget.rules';
import { expect, it } from 'vitest';
import { budgetParts } from './cotes-simples.ts';

const totals = budgetTotals({ charges: { '60': 1000 } });
const verrou = (label: string, montant: number) => ({ id: label, label, montant, marque: '' });

it('the smallest parts make one, wherever their lines stand, and the others keep their order', () => {
  const verrous = [
    verrou('Commune', 10),
    verrou('Département', 300),
    verrou('État', 200),
    verrou('Europe', 5),
    verrou('Région', 400),
    verrou('Fondation', 85),
  ];
  expect(budgetParts(totals, { verrous, lignes: [] })?.parts).toEqual([
    { label: 'Département', part: 30_000 },
    { label: 'État', part: 20_000 },
    { label: 'Région', part: 40_000 },
    { label: 'Fondation', part: 8500 },
    { label: 'Autres recettes', part: 1500 },
  ]);
});

it('four parts stay four', () => {
  const verrous = [verrou('Commune', 10), verrou('État', 200), verrou('Europe', 5), verrou('Région', 400)];
  expect(budgetParts(totals, { verrous, lignes: [] })?.parts.map(({ label }) => label)).toEqual([
    'Commune',
    'État',
    'Europe',
    'Région',
  ]);
});
