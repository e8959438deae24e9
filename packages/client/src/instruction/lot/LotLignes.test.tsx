// @vitest-environment jsdom
import type { LigneLotView } from '@asso/contract/instruction/lot.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { LotLignes } from './LotLignes.tsx';

vi.mock('../../platform/page/query-params.ts', () => ({
  useQueryParams: () => ({ get: () => null, all: () => [], set: () => undefined, href: () => '' }),
}));

const ligne = (rang: number) =>
  ({
    rang,
    genre: 'subvention',
    id_fo: `26-00000${rang}`,
    id_siret: '12345678900011',
    association: `Association ${rang}`,
    projet: `Projet de l’association ${rang}`,
    etat: 'exclue',
    etat_dossier: '2',
    demande: 1000,
    accorde: null,
    cause: { code: 'dossier.montant-manquant', message: 'Aucun montant.' },
    montants: [
      {
        id_projet: `p${rang}`,
        annee: 2026,
        projet: 'Projet 1',
        montant_demande: 1000,
        montant_accorde: null,
      },
    ],
    courriers: [],
  }) as unknown as LigneLotView;

/** The server answers these lines: the dossiers that still lack an amount. */
let left: LigneLotView[];

beforeEach(() => {
  left = [1, 2, 3].map(ligne);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  vi.stubGlobal('fetch', async () =>
    Response.json({ items: left, next: null, previous: null, total: left.length }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let client: QueryClient;

function Page() {
  const [tenues, setTenues] = useState<ReadonlyMap<number, LigneLotView>>(new Map());
  return (
    <QueryClientProvider client={client}>
      <LotLignes
        id="lot"
        etats={['exclue', 'retiree']}
        action="grant"
        saveLigne={async (rang) => {
          left = left.filter((one) => one.rang !== rang);
          await client.invalidateQueries();
          return true;
        }}
        tenues={tenues}
        onTenue={(one) => setTenues((before) => new Map(before).set(one.rang, before.get(one.rang) ?? one))}
      />
    </QueryClientProvider>
  );
}

it('amounts are typed one after the other: Tab goes to the next one, Enter to the next row, and no row leaves', async () => {
  render(<Page />);
  const [first] = await screen.findAllByRole<HTMLInputElement>('textbox');
  first?.focus();
  await userEvent.keyboard('500{Tab}');
  await screen.findByText('Montant enregistré.');
  await userEvent.keyboard('1200{Enter}');
  await vi.waitFor(() => expect(screen.getAllByText('Montant enregistré.')).toHaveLength(2));
  await userEvent.keyboard('70');
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(document.activeElement).toBe(fields[2]);
  expect(fields.map(({ value }) => value.replace(/\D/g, ''))).toEqual(['500', '1200', '70']);
});

it('a column pasted from a spreadsheet fills the amounts downwards, and what is left is said', async () => {
  render(<Page />);
  const [first] = await screen.findAllByRole<HTMLInputElement>('textbox');
  first?.focus();
  await userEvent.paste('1 500,00 €\n\n70\n12');
  expect(await screen.findByText(/^2\smontants collés. 1\slaissé : « 12 »\.$/)).toBeTruthy();
  await vi.waitFor(() => expect(screen.getAllByText('Montant enregistré.')).toHaveLength(2));
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map(({ value }) => value.replace(/\D/g, ''))).toEqual(['1500', '', '70']);
  await vi.waitFor(() => expect(document.activeElement).toBe(fields[0]));
});

it('after Esc, Tab reaches the buttons of the row as anywhere else', async () => {
  render(<Page />);
  const fields = await screen.findAllByRole<HTMLInputElement>('textbox');
  fields[0]?.focus();
  await userEvent.keyboard('{Escape}{Tab}');
  expect(document.activeElement?.tagName).toBe('A');
});
