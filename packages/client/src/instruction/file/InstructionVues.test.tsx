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
    .map(({ textContent }) => textContent);

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
