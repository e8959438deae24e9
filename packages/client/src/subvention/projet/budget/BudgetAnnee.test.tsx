// @vitest-environment jsdom
import type { Montants } from '@asso/domain/kernel/fields';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BudgetAnnee } from './BudgetAnnee.tsx';

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(charges: Montants, produits: Montants) {
  const budget = { id: '2027', annee: 2027, charges, produits };
  const projet: Projet = { budgets: [budget] };
  render(
    <BudgetAnnee
      budget={budget}
      projet={projet}
      form={{ value: projet, onChange: () => undefined }}
      problems={[]}
      annees={[2027]}
      campagne={{ compte_financeur: '74-1', instructeurs: [], champs_personnalises: {} }}
      champHref={(champ) => `#${champ}`}
      actions={null}
    />,
  );
  return (document.body.textContent ?? '').replaceAll(/\s/g, ' ');
}

it.each([
  [{ '60-1': 3000, '62-3': 200 }, { '70': 3200 }, 'Équilibré : 3 200 € de dépenses et de recettes.'],
  [{ '60-1': 10 }, { '70': 4 }, 'Il manque 6 € de recettes.'],
  [{ '60-1': 4 }, { '70': 10 }, 'Les recettes dépassent de 6 €.'],
])(
  'charges of %j and products of %j are summed: « %s » [R5.55] [R5.56] [R5.57]',
  (charges, produits, sentence) => {
    const text = show(charges, produits);
    expect(text).toContain(sentence);
    const kinds = ['Équilibré', 'Il manque', 'Les recettes dépassent'];
    expect(kinds.filter((kind) => text.includes(kind))).toHaveLength(1);
  },
);

it('own resources are three lines [R9.46]', () => {
  show({}, { 'RPA-1': 1, 'RPA-2': 2, 'RPA-3': 3 });
  const own = [/^Fonds de l’association/, /^Participation des familles/, /^Autres moyens de l’association/];
  expect(own.map((name) => screen.queryAllByLabelText(name).length)).toEqual([1, 1, 1]);
});
