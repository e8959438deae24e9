// @vitest-environment jsdom
import type { CommissionLigne } from '@asso/contract/instruction/commission.endpoints';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CommissionFeuille } from './CommissionFeuille.tsx';

afterEach(cleanup);

const ligne = (id_fo: string, changes: Partial<CommissionLigne>): CommissionLigne => ({
  id_fo,
  id_siret: '66101723600018',
  association: 'Les Pions',
  commune: 'MARSEILLE',
  projets: 'Former nos arbitres',
  etat: '2',
  depart: null,
  note: null,
  demande: 3000,
  propose: null,
  accorde: null,
  ...changes,
});

it('lists what is still to be decided, and adds up nothing else', () => {
  const lignes = [
    ligne('26-000001', { etat: '7', accorde: 5000 }),
    ligne('26-000004', {
      propose: 900,
      accorde: 700,
      depart: { action: 'grant', montant: 700, le: '2026-11-30T10:38:00Z', echec: false },
    }),
    ligne('26-000002', { propose: 1200 }),
    ligne('26-000003', { propose: 800 }),
  ];
  render(<CommissionFeuille lignes={lignes} total={10_000} aRepartir={5000} />);
  const rows = screen.getAllByRole('row', { hidden: true }).slice(1);
  const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent);
  expect(rows.map(cells)).toEqual([
    [
      '26-000002, Les Pions, MarseilleFormer nos arbitres',
      '–',
      formatEuros(3000),
      formatEuros(1200),
      formatEuros(1200),
      '',
    ],
    [
      '26-000003, Les Pions, MarseilleFormer nos arbitres',
      '–',
      formatEuros(3000),
      formatEuros(800),
      formatEuros(2000),
      '',
    ],
  ]);
});

it('says so where everything is decided, rather than an empty table to sign', () => {
  render(
    <CommissionFeuille lignes={[ligne('26-000001', { etat: '7', accorde: 5000 })]} total={1} aRepartir={0} />,
  );
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  expect(screen.getByText('Toutes les demandes de cette enveloppe sont décidées.')).toBeDefined();
});
