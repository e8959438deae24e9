// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { loadDialogs } from '../../ui/Dialog.tsx';
import { MontrerDialog } from './MontrerDialog.tsx';

beforeAll(async () => {
  await loadDialogs();
});
beforeEach(() => {
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  vi.stubGlobal('fetch', async () => Response.json({ ouvert: null }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('who shows a dossier is told that the other person does not see their screen', async () => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MontrerDialog id_fo="26-000006" onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Créer un code' })).toBeTruthy();
  const said = screen.getByRole('dialog').textContent;
  expect(said).toMatch(/elle lit les étapes de ce dossier, ce qui lui manque et ce que vous y avez écrit/);
  expect(said).toMatch(/Elle ne voit pas votre écran/);
  expect(said).not.toMatch(/comme vous/);
});
