// @vitest-environment jsdom
import type { DemarcheView } from '@asso/contract/association/demarches.endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { RenouvelerAgrement } from './RenouvelerAgrement.tsx';

let read = 0;

beforeEach(() => {
  read = 0;
  keepToken(`h.${btoa(JSON.stringify({ exp: now().getTime() / 1000 + 600 }))}.s`);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ouverte = (id: string, type_agrement: string | null): DemarcheView => ({
  id,
  titre: `${id} 2027`,
  echeance: null,
  lien: `/associations/90000000100017/demande-agrement?agrement=${id}`,
  domaine: null,
  type_agrement,
  faite: null,
  manques: [],
});

function offering(...items: readonly DemarcheView[]) {
  vi.stubGlobal('fetch', async () => {
    read += 1;
    return Response.json({ items });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RenouvelerAgrement id="900000001" type="JEP" nom="l’agrément Jeunesse" />
    </QueryClientProvider>,
  );
}

it('leads to the request of the same agrément that is open now, and of no other', async () => {
  offering(ouverte('SPORT', 'SPORT'), ouverte('JEP', 'JEP'), ouverte('FDVA', null));
  const link = await screen.findByRole('link', { name: /^Renouveler *l’agrément Jeunesse.*JEP 2027$/ });
  expect(link.getAttribute('href')).toContain('/demande-agrement?agrement=JEP');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('offers nothing when no service offers it, or when it was asked for already', async () => {
  offering(ouverte('SPORT', 'SPORT'), ouverte('JEP', null));
  await waitFor(() => expect(read).toBe(1));
  await new Promise((shown) => setTimeout(shown));
  expect(screen.queryByRole('link')).toBeNull();
});
