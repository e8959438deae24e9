// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { agrementsScreen } from './agrements-screen.tsx';

beforeEach(() => keepToken(`h.${btoa(JSON.stringify({ exp: now().getTime() / 1000 + 600 }))}.s`));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { SurLaCarte } = agrementsScreen;

/** Shows the card of an agrément that the association typed, in a vault with documents of these origins. */
function showCard(origines: readonly string[]) {
  vi.stubGlobal('fetch', async () => Response.json({ items: origines.map((origine) => ({ origine })) }));
  const found = { lignes: { rights: { deposer: true, edit: false } } };
  const one = { type: 'HAA', numero: '12', origine_instructeur: false };
  render(
    <QueryClientProvider client={new QueryClient()}>
      {SurLaCarte && <SurLaCarte id="900000001" found={found as never} one={one as never} />}
    </QueryClientProvider>,
  );
}

it('the arrêté of another agrément, which a service deposited, is not counted as the one that lacks', async () => {
  showCard(['LCA', 'LCA']);
  expect(await screen.findByText(/Déposez l’arrêté de cet agrément/)).toBeDefined();
});

it('the arrêté that the association deposited is counted', async () => {
  showCard(['LCA', 'association']);
  expect((await screen.findByText(/arrêté d’agrément déposé/)).textContent).toContain('1');
});
