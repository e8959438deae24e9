// @vitest-environment jsdom
import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RienOffert } from './RienOffert.tsx';

afterEach(cleanup);

const agrement = (nom: string, code_territoire: string, sertLeSiege: boolean) =>
  ({ code: nom, service: { nom, code_territoire }, sertLeSiege }) as AgrementResume;

const said = (ouverts: readonly AgrementResume[]): string | null => {
  const { container } = render(<RienOffert ouverts={ouverts} />);
  return container.textContent;
};

it('names whose the open agréments are when none is of the territory of the seat, and whom to ask', () => {
  const text = said([
    agrement('DRAJES Sud', 'R93', false),
    agrement('DRAJES Sud', 'R93', false),
    agrement('Conseil départemental 29', '29', false),
  ]);
  expect(text).toContain(
    "Ceux qui sont ouverts sont d’autres territoires : DRAJES Sud (Provence-Alpes-Côte d'Azur), Conseil départemental 29 (Finistère).",
  );
  expect(text).toMatch(/Demander à quel service écrire$/);
});

it('says that all were asked for, or that none is open', () => {
  expect(said([agrement('DRAJES Sud', 'R93', true)])).toMatch(/^Tous les agréments ouverts sont déjà/);
  expect(said([])).toMatch(/^Aucun agrément ne peut être demandé/);
});
