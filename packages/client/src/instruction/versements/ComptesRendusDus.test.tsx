// @vitest-environment jsdom
import type { CompteRenduDue } from '@asso/contract/instruction/versements.endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { ComptesRendusDus } from './ComptesRendusDus.tsx';

vi.mock('../../platform/page/query-params.ts', () => ({
  useQueryParams: () => ({ get: () => null, all: () => [], set: () => undefined, href: () => '' }),
}));

const due = (rank: number, changes: Partial<CompteRenduDue> = {}): CompteRenduDue => ({
  id: `d${rank}-2025`,
  id_fo: `26-00000${rank}`,
  id_siret: '12345678900011',
  nom: `Projet ${rank}`,
  aide: 'FDVA 2025',
  association: `Club ${rank}`,
  exercice: 2025,
  crf: null,
  lib_etat: 'L’association le remplit.',
  echeance: '2026-06-30T21:59:59.000Z',
  groupe: 'retard',
  rappels: 3,
  rappele_le: '2026-11-16T09:00:00.000Z',
  retient: 100 * rank,
  ...changes,
});
const items = [
  due(1, {
    groupe: 'a-lire',
    crf: '00000000-0000-4000-8000-000000000001',
    lib_etat: 'À vous : lisez-le, puis recevez-le ou renvoyez-le.',
    rappels: 0,
    rappele_le: null,
  }),
  due(2),
  due(3),
];

let reminded: string[];
beforeEach(() => {
  reminded = [];
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit = {}) => {
    if (method === 'POST') {
      reminded.push(String(url));
      return Response.json({ prevenus: 2 });
    }
    return Response.json({
      items,
      next: null,
      previous: null,
      total: 3,
      totalExact: true,
      onglets: { a_verser: 3, verses: 0, comptes_rendus: 3 },
      groupes: [
        { groupe: 'a-lire', nombre: 1, montant: 100 },
        { groupe: 'retard', nombre: 2, montant: 500 },
      ],
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ComptesRendusDus service={{ id: 's', nom: 'DRAJES Sud' }} onRead={() => undefined} />
    </QueryClientProvider>,
  );
  await screen.findByRole('table');
  return userEvent.setup();
}

const plain = (text: string | null) => text?.replaceAll(/\s+/g, ' ') ?? '';

it('each report says where it stands, its reminders and what it holds back', async () => {
  await open();
  expect(plain(screen.getByRole('row', { name: /Projet 2/ }).textContent)).toContain(
    '3 rappels, le dernier le 16/11/2026',
  );
  const first = screen.getByRole('row', { name: /Projet 1/ });
  expect(within(first).getByRole('link', { name: /^Lire/ }).getAttribute('href')).toContain(
    '/crf/00000000-0000-4000-8000-000000000001',
  );
});

it('those that are ticked are reminded, but the one that waits for its reader', async () => {
  const person = await open();
  await person.click(screen.getByRole('checkbox', { name: 'Choisir toutes les lignes de cette page' }));
  const bar = screen.getByRole('region', { name: 'Lignes cochées' });
  expect(plain(bar.textContent)).toContain('3 cochées, retiennent 600 €');
  await person.click(within(bar).getByRole('button', { name: /Relancer 2\sassociations/ }));
  await vi.waitFor(() => expect(reminded).toHaveLength(2));
  expect(reminded.map((url) => /26-\d+/.exec(url)?.[0])).toEqual(['26-000002', '26-000003']);
});
