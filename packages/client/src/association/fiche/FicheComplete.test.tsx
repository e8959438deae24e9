// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FicheComplete } from './FicheComplete.tsx';

const iban = 'FR7642559000052102312860353';
const fiche = {
  association: { nom: 'Les Pions' },
  fiche: {},
  sections: {},
  etablissements: [],
  agrement: null,
  lignes: new Proxy({ ribs: [{ id: 'r', iban, titulaire: 'LES PIONS' }] } as Record<string, unknown[]>, {
    get: (known, name) => known[String(name)] ?? [],
  }),
};
vi.mock('./use-fiche.ts', () => ({
  useFiche: () => ({}),
  splitFiche: () => ({
    fiche: {},
    sections: new Proxy({}, { get: () => ({ verrous: [], sources: {} }) }),
  }),
}));
vi.mock('./FicheRead.tsx', () => ({
  FicheRead: ({ children }: { children: (value: unknown) => ReactNode }) => children(fiche),
}));
vi.mock('./champs-rubrique.ts', () => ({
  listChampsEcrits: () => ({}),
  ficheScopes: () => ({}),
  sourceNotes: () => ({}),
  declareText: () => '',
  sourceText: () => '',
}));
vi.mock('../../platform/page/PageHeading.tsx', () => ({ PageHeading: () => null }));
vi.mock('../../platform/page/use-printed-page.ts', () => ({ usePrintedPage: () => undefined }));
afterEach(cleanup);

it('shows of an account what the other pages do: a sheet of paper goes from hand to hand', () => {
  render(<FicheComplete id="a" />);
  const said = document.body.textContent?.replaceAll(/\s/g, ' ') ?? '';
  expect(said).toContain('FR76 •••• •••• •••• 0353');
  expect(said.replaceAll(' ', '')).not.toContain(iban);
});

it('names in one line, by group, what nothing is known of', () => {
  render(<FicheComplete id="a" />);
  const lines = screen.getAllByText(/^Rien pour l’instant/).map((one) => one.textContent);
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(lines.join(' ')).not.toContain('RIB');
});
