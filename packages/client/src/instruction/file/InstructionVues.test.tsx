// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InstructionVues } from './InstructionVues.tsx';

beforeEach(() => {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => media);
});

afterEach(cleanup);

const present = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent?.trimEnd());

it('says the present view of the list of approvals, and each view stays in that list', () => {
  render(<InstructionVues values={{}} isWhole={true} isAgrements={true} />);
  expect(present()).toEqual(['Tous']);
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toContain('/demande-agrements/dossiers?genres=agrement&');
  cleanup();
  render(<InstructionVues values={{ etats: ['C'] }} isWhole={false} isAgrements={true} />);
  expect(present()).toEqual(['Renvoyés']);
});

it('leads to all the dossiers elsewhere', () => {
  render(<InstructionVues values={{}} isWhole={true} isAgrements={false} />);
  expect(present()).toEqual(['Tous']);
  fireEvent.click(screen.getByRole('button', { name: 'Autres vues' }));
  expect(screen.getByRole('link', { name: 'Renvoyés' }).getAttribute('href')).toContain('/dossiers?etats=C');
});

it('says beside each view how many dossiers it has, once they are counted, in the menu too', () => {
  const comptes = new Map([
    ['a-instruire', '58'],
    ['toutes', '10 000 et plus'],
    ['renvoyes', '0'],
  ]);
  const view = (of: typeof comptes | null) => (
    <InstructionVues values={{}} isWhole={true} isAgrements={false} comptes={of} />
  );
  const { rerender } = render(view(null));
  expect(screen.getByRole('link', { name: /^À instruire\s*$/ })).toBeTruthy();
  rerender(view(comptes));
  expect(screen.getByRole('link', { name: /^À instruire\s*58$/ })).toBeTruthy();
  expect(present()).toEqual(['Tous\u00a010 000 et plus']);
  fireEvent.click(screen.getByRole('button', { name: 'Autres vues' }));
  expect(screen.getByRole('link', { name: /^Renvoyés\s*0$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Affectés à moi\s*$/ })).toBeTruthy();
});
