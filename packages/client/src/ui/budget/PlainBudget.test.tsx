// @vitest-environment jsdom
import type { Montants } from '@asso/domain/kernel/fields';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlainLine, PlainSide } from './budget-types.ts';
import { PlainBudget } from './PlainBudget.tsx';

const formateur = { code: '62-1', mot: 'Formateur', label: 'Honoraires' };
const salle = { code: '61-1', mot: 'Salle', label: 'Locations' };
const banque = { code: '66', mot: 'Intérêts', label: 'Charges financières' };
const fonds = { code: 'RPA-1', mot: 'Nos fonds', label: 'Fonds propres' };
const dons = { code: '758', mot: 'Dons', label: 'Dons' };

const aSide = (id: PlainSide['id'], lignes: PlainLine[], autres: PlainLine[]): PlainSide => ({
  id,
  titre: id,
  lignes,
  total: { label: `Total des ${id}`, montant: 0 },
  ajout: {
    label: id === 'charges' ? 'Ajouter une dépense' : 'Ajouter une recette',
    courantes: [...lignes, ...autres.slice(0, 1)],
    plan: [{ titre: 'Tout', lignes: [...lignes, ...autres] }],
  },
});

const produits: PlainSide = {
  ...aSide('produits', [fonds], [dons]),
  verrous: [
    { id: 'f', label: 'DRAJES Sud', montant: 3500, marque: 'cette demande', href: '#demande' },
    { id: 'c', label: 'Marseille', montant: 1000, marque: 'cofinancement', href: '#c', saisie: 'c.montant' },
  ],
};

afterEach(cleanup);

function Page({ onStore, onFill }: { onStore: (values: Montants) => void; onFill: () => void }) {
  const [values, setValues] = useState<Montants>({ 'c.montant': 1000 });
  useEffect(() => onStore(values), [onStore, values]);
  return (
    <PlainBudget
      path="budgets.2027"
      sides={[aSide('charges', [formateur, salle], [banque]), produits]}
      values={values}
      onChange={(code, value) => setValues((was) => ({ ...was, [code]: value }))}
      errors={values['61-1'] === '5OO' ? [{ field: 'budgets.2027.61-1', message: 'Salle : un nombre.' }] : []}
      balance={{
        text: 'Il manque 200 € de recettes.',
        isBalanced: false,
        action: { label: 'Mettre 200 € de vos fonds', onPress: onFill },
        shares: { cost: 5100, whole: 5100, parts: [{ label: 'DRAJES Sud', part: 3500 }] },
        limit: { text: 'Le service paie 80 % au plus.', isPassed: false },
      }}
    />
  );
}

function show() {
  const stored: { current: Montants } = { current: {} };
  const onFill = vi.fn();
  const onStore = (values: Montants) => {
    stored.current = values;
  };
  render(<Page onStore={onStore} onFill={onFill} />);
  return { stored, onFill };
}

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(`${name}, en euros`);

describe('a budget in plain words', () => {
  const user = userEvent.setup();

  it('shows words, and the numbers of the accounts on demand', async () => {
    show();
    expect(screen.queryByText('62-1')).toBeNull();
    await user.click(screen.getByLabelText('Montrer les numéros de compte'));
    expect(screen.getByText('62-1')).toBeDefined();
    expect(screen.getByText('Honoraires')).toBeDefined();
    expect(cell('62-1 Formateur')).toBeDefined();
    await user.click(screen.getByLabelText('Montrer les numéros de compte'));
  });

  it('reads what is asked with its link, and lets what another funder gives be typed', async () => {
    const { stored } = show();
    expect(screen.getByRole('link', { name: 'DRAJES Sud' }).getAttribute('href')).toBe('#demande');
    expect(screen.queryByLabelText(/^DRAJES/)).toBeNull();
    await user.clear(cell('Marseille'));
    await user.type(cell('Marseille'), '900');
    expect(stored.current['c.montant']).toBe(900);
  });

  it('moves with Enter and the arrows, and computes « =12*35 »', async () => {
    const { stored } = show();
    await user.click(cell('Formateur'));
    await user.keyboard('=12*35{Enter}');
    expect(document.activeElement).toBe(cell('Salle'));
    expect(stored.current['62-1']).toBe(420);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(cell('Formateur'));
  });

  it('pastes a column once it is confirmed', async () => {
    const { stored } = show();
    await user.click(cell('Formateur'));
    await user.paste('2 400\n1 100\n');
    await user.click(screen.getByRole('button', { name: /Coller 2.montants/ }));
    expect(stored.current).toMatchObject({ '62-1': 2400, '61-1': 1100 });
  });

  it('adds a usual line at once and any account under « Autre », with the focus in its cell', async () => {
    const { stored } = show();
    await user.click(screen.getByRole('button', { name: 'Ajouter une recette' }));
    expect(screen.queryByRole('button', { name: 'Nos fonds' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dons' }));
    expect(document.activeElement).toBe(cell('Dons'));
    await user.click(screen.getByRole('button', { name: 'Ajouter une dépense' }));
    await user.click(screen.getByRole('button', { name: /^Autre/ }));
    await user.click(await screen.findByRole('button', { name: /66 Intérêts/ }));
    await user.type(cell('Intérêts'), '50');
    expect(stored.current['66']).toBe(50);
  });

  it('keeps a line that is emptied', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Ajouter une recette' }));
    await user.click(screen.getByRole('button', { name: 'Dons' }));
    await user.type(cell('Dons'), '5');
    await user.clear(cell('Dons'));
    expect(cell('Dons')).toBeDefined();
  });

  it('says the balance, who pays, and what fills the gap', async () => {
    const { onFill } = show();
    expect(screen.getByText('Il manque 200 € de recettes.')).toBeDefined();
    expect(screen.getByText(/DRAJES Sud 69.%/)).toBeDefined();
    expect(screen.getByText('Le service paie 80 % au plus.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Mettre 200 € de vos fonds' }));
    expect(onFill).toHaveBeenCalledOnce();
  });

  it('says an error under its line, and that the total leaves it out', async () => {
    show();
    await user.type(cell('Salle'), '5OO');
    const described = cell('Salle').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Salle : un nombre.');
    expect(screen.getByText(/hors 1 montant à corriger/)).toBeDefined();
  });
});
