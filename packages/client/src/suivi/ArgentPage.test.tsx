// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../platform/clock.ts';
import { keepToken } from '../platform/session/session-token.ts';
import { ArgentPage } from './ArgentPage.tsx';

beforeEach(() => keepToken(`h.${btoa(JSON.stringify({ exp: now().getTime() / 1000 + 600 }))}.s`));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('speaks of subventions alone, as other money may be on its way', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ annees: [], versements: [] }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ArgentPage />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Aucun versement de subvention n’est attendu.')).toBeDefined();
});
