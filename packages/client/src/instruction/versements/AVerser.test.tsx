// @vitest-environment jsdom
import type { LigneAVerser } from '@asso/contract/instruction/versements.endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { AVerser } from './AVerser.tsx';

vi.mock('../../platform/page/query-params.ts', () => ({
  useQueryParams: () => ({ get: () => null, all: () => [], set: () => undefined, href: () => '' }),
}));

const uuid = (rank: number) => `00000000-0000-4000-8000-00000000000${rank}`;
const ligne = (rank: number, changes: Partial<LigneAVerser> = {}): LigneAVerser => ({
  id: uuid(rank),
  paiement: uuid(rank),
  id_fo: `27-00000${rank}`,
  id_siret: '12345678900011',
  nom: `Projet ${rank}`,
  aide: 'FDVA 2027',
  association: `Club ${rank}`,
  etat: '3',
  lib_etat: 'en paiement',
  version: 3,
  nature: 'acompte',
  montant: 100 * rank,
  attendu_le: '2026-11-27T10:00:00.000Z',
  groupe: 'a-venir',
  permis: 'Accord du 20/11/2026',
  retenue: null,
  acte: 'pay',
  ...changes,
});

const lignes = [
  ligne(1),
  ligne(2),
  ligne(3, { etat: '2', lib_etat: 'en cours de traitement', acte: 'order' }),
  ligne(4, {
    groupe: 'retenu',
    nature: 'solde',
    acte: 'relancer',
    retenue: { code: 'compte-rendu-en-retard', phrase: 'Compte rendu 2025 en retard', crf: null },
  }),
];

/** What was sent, by address, and what the server answers to an act on many. */
let sent: { url: string; body: unknown }[];
const resultat = {
  faits: 1,
  montant: 100,
  laisses: [{ id_fo: '27-000002', paiement: uuid(2), code: 'kernel.conflit', message: 'Il a changé.' }],
};

beforeEach(() => {
  sent = [];
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') {
      sent.push({ url: String(url), body: body ? JSON.parse(String(body)) : null });
      return Response.json(String(url).includes('/notify') ? { prevenus: 2 } : resultat);
    }
    return Response.json({
      items: lignes,
      next: null,
      previous: null,
      total: lignes.length,
      totalExact: true,
      onglets: { a_verser: 4, verses: 0, comptes_rendus: 1 },
      groupes: [
        { groupe: 'a-venir', nombre: 3, montant: 600 },
        { groupe: 'retenu', nombre: 1, montant: 400 },
      ],
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const service = { id: uuid(9), nom: 'DRAJES Sud' };

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <AVerser service={service} onRead={() => undefined} />
    </QueryClientProvider>,
  );
  await screen.findByRole('table');
  return userEvent.setup();
}

const plain = (text: string | null) => text?.replaceAll(/\s+/g, ' ') ?? '';
const bar = () => screen.getByRole('region', { name: 'Lignes cochées' });

it('what is held back says why, comes in its group, and offers what lifts it', async () => {
  const person = await open();
  const row = screen.getByRole('row', { name: /Projet 4/ });
  expect(plain(row.textContent)).toContain('Compte rendu 2025 en retard');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => plain(textContent))).toContain(
    'Bloqués : 1, soit 400 €',
  );
  await person.click(within(row).getByRole('button', { name: /^Relancer/ }));
  await vi.waitFor(() => expect(sent[0]?.url).toContain('/dossiers/27-000004/notify'));
});

it('ticked lines are summed, and each act is offered on those that allow it', async () => {
  const person = await open();
  expect(screen.queryByRole('region', { name: 'Lignes cochées' })).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: 'Choisir toutes les lignes de cette page' }));
  expect(plain(bar().textContent)).toContain('4 cochées, 1 000 €');
  expect(within(bar()).getByRole('button', { name: /^Mettre en paiement 1\sversement/ })).toBeTruthy();
  expect(within(bar()).getByRole('button', { name: 'Déclarer 2 versés…' })).toBeTruthy();
  await person.click(within(bar()).getByRole('button', { name: 'Tout décocher' }));
  expect(screen.queryByRole('region', { name: 'Lignes cochées' })).toBeNull();
});

it('one day and one slip are asked for all, then each line that was left says why', async () => {
  const person = await open();
  await person.click(screen.getByRole('checkbox', { name: 'Choisir toutes les lignes de cette page' }));
  await person.click(within(bar()).getByRole('button', { name: 'Déclarer 2 versés…' }));
  const dialog = await screen.findByRole('dialog');
  await person.click(within(dialog).getByRole('button', { name: 'Déclarer 2 versés' }));
  expect(sent).toEqual([]);
  await person.type(within(dialog).getByRole('textbox', { name: /^Bordereau/ }), 'B-118');
  await person.click(within(dialog).getByRole('button', { name: 'Déclarer 2 versés' }));
  const done = await screen.findByRole('region', { name: 'Ce qui est fait' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: expect.stringContaining(`/rds/services/${service.id}/versements/pay`),
    body: {
      reference: 'B-118',
      lignes: [
        { id_fo: '27-000001', paiement: uuid(1), version: 3, montant: 100 },
        { id_fo: '27-000002', paiement: uuid(2), version: 3, montant: 200 },
      ],
    },
  });
  expect(plain(done.textContent)).toContain('1 versement déclaré, 100 €.');
  expect(plain(done.textContent)).toContain('Projet 2, Club 2 : Il a changé.');
  expect(document.activeElement).toBe(done);
  expect(screen.queryByRole('region', { name: 'Lignes cochées' })).toBeNull();
});
