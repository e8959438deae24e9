// @vitest-environment jsdom
import type { Montants } from '@asso/domain/kernel/fields';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BudgetEditor } from './BudgetEditor.tsx';
import type { BudgetSide } from './budget-types.ts';

const charges: BudgetSide = {
  id: 'charges',
  titre: 'Dépenses 2027',
  groupes: [
    {
      code: '60',
      label: 'Achats',
      comptes: [
        { code: '601', label: 'Matières' },
        { code: '604', label: 'Prestations' },
      ],
    },
    { code: '66', label: 'Charges financières', comptes: [] },
  ],
  total: { label: 'Total des dépenses', montant: 1200 },
};
const produits: BudgetSide = {
  id: 'produits',
  titre: 'Recettes 2027',
  groupes: [
    {
      code: '74',
      label: 'Subventions',
      comptes: [],
      lignes: [{ id: 'l1', label: 'DRAJES Sud', montant: 2000, marque: 'cette demande', href: '#demande' }],
    },
  ],
  total: { label: 'Total des recettes', montant: 2000 },
};

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

type PageProps = { values: Montants; onStore: (values: Montants) => void; taken?: Montants };

/** `taken` are the amounts that somebody else saved, taken instead of those typed here. */
function Page({ values, onStore, taken }: PageProps) {
  const [typed, setPresent] = useState(values);
  const present = taken ?? typed;
  useEffect(() => onStore(present), [onStore, present]);
  return (
    <BudgetEditor
      path="budgets.2027"
      sides={[charges, produits]}
      values={present}
      onChange={(code, value) => setPresent((was) => ({ ...was, [code]: value }))}
      sousTotaux={{ '60': 1200, '66': 0, '74': 2000 }}
      errors={
        present['604'] === 'x' ? [{ field: 'budgets.2027.604', message: '604 : saisissez un nombre.' }] : []
      }
      usuels={['60', '74']}
      round={taken ? 1 : 0}
    />
  );
}

function show(values: Montants = { '601': 1200 }) {
  const stored = { current: values };
  const onStore = (present: Montants) => {
    stored.current = present;
  };
  render(<Page values={values} onStore={onStore} />);
  return stored;
}

const cell = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

describe('a budget', () => {
  const user = userEvent.setup();

  it('shows what is filled and the usual groups, the others on demand', async () => {
    show();
    expect(screen.queryByText(/Charges financières/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Afficher tous les comptes' }));
    expect(screen.getByText(/Charges financières/)).toBeDefined();
  });

  it('keeps the subtotal in the name of a group', () => {
    show();
    expect(screen.getByRole('button', { name: /60 Achats.*1.200.euros/ }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  it('locks what comes from elsewhere, with a link to its home', () => {
    show();
    expect(screen.getByRole('link', { name: 'DRAJES Sud' }).getAttribute('href')).toBe('#demande');
    expect(screen.queryByLabelText(/^74/)).toBeNull();
  });

  it('moves along the column with Enter and the arrows', async () => {
    show();
    await user.click(cell(/^601/));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(cell(/^604/));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(cell(/^601/));
    await user.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}');
    expect(document.activeElement).toBe(cell(/^601/));
  });

  it('gives back with Esc what the cell held', async () => {
    const stored = show();
    await user.click(cell(/^601/));
    await user.clear(cell(/^601/));
    await user.type(cell(/^601/), '99');
    expect(stored.current['601']).toBe(99);
    await user.keyboard('{Escape}');
    expect(stored.current['601']).toBe(1200);
    expect(cell(/^601/).value).toBe('1\u202f200');
  });

  it('shows the amount taken from somebody else, even in a cell that was never left', async () => {
    const page = render(<Page values={{ '601': 1200 }} onStore={() => undefined} />);
    await user.click(cell(/^601/));
    await user.clear(cell(/^601/));
    await user.type(cell(/^601/), '99');
    page.rerender(<Page values={{ '601': 1200 }} onStore={() => undefined} taken={{ '601': 450 }} />);
    expect(cell(/^601/).value).toBe('450');
  });

  it('shows a pasted column for what it is, then fills downwards', async () => {
    const stored = show();
    await user.click(cell(/^601/));
    await user.paste('1 250\n300 €\n');
    expect(stored.current['601']).toBe(1200);
    expect(screen.getByText(/Coller 2.montants à partir de 601 Matières/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Coller 2.montants/ }));
    expect(stored.current).toMatchObject({ '601': 1250, '604': 300 });
    expect(document.activeElement).toBe(cell(/^601/));
  });

  it('takes the column of amounts of a pasted block, and says what has no line left', async () => {
    const stored = show();
    await user.click(cell(/^601/));
    await user.paste('Matières\t1 250,50\nPrestations\t=2*150\nAutres\t9\n');
    expect(screen.getByText(/Coller 2.montants.*1.montant de trop/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Coller 2.montants/ }));
    expect(stored.current).toEqual({ '601': 1251, '604': 300 });
  });

  it('lets the browser paste a plain text', async () => {
    const stored = show({ '604': 1 });
    await user.click(cell(/^601/));
    await user.paste('1.250 €');
    expect(stored.current['601']).toBe(1250);
  });

  it.each([
    ['=12*350', 4200, '12 × 350 = 4\u202f200\u00a0€'],
    ['1250,60', 1251, 'Arrondi à 1\u202f251\u00a0€.'],
    ['1 250', 1250, null],
    ['1,250', '1,250', null],
    ['12 euros', 12, null],
  ])('understands « %s » as %s, and says how under the cell', async (text, value, note) => {
    const stored = show({ '604': 1 });
    await user.type(cell(/^601/), text);
    expect(stored.current['601']).toBe(value);
    const described = cell(/^601/).getAttribute('aria-describedby');
    expect(described && document.getElementById(described)?.textContent).toBe(note);
  });

  it('on a phone is a fold for each group, with both totals on top and at the end', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    show();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: /60 Achats · 1.200.€/ })).toBeDefined();
    expect(screen.getByText('601 Matières').tagName).toBe('LABEL');
    expect(screen.getAllByText(/^Total des dépenses/)).toHaveLength(2);
  });

  it('says an error on its own row, and leaves it out of the total in words', async () => {
    show();
    await user.type(cell(/^604/), 'x');
    const described = cell(/^604/).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('604 : saisissez un nombre.');
    expect(screen.getByText(/hors 1 montant à corriger/)).toBeDefined();
  });
});
