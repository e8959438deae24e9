// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leavePage } from '../platform/page/came-from.ts';
import { AssistanceForm } from './AssistanceForm.tsx';

let sent: { page?: string }[];

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ items: [] });
    sent.push(JSON.parse(String(body)));
    return Response.json({ numero: 'A-1', le: '2026-11-30T09:00:00Z', courriel: 'l***' }, { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a question names the page that the person came from, and the form says which', async () => {
  leavePage({ href: '/dossiers/26-000012' });
  const commence = { motif: 'SUB', subject: 'Un versement', body: 'Il tarde.', replyTo: 'lise@exemple.fr' };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AssistanceForm commence={commence} onSent={() => undefined} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/^Nous joignons/).textContent).toMatch(
    /et l’adresse de la page d’où vous venez : \/dossiers\/26-000012$/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer ma question' }));
  await waitFor(() => expect(sent.map(({ page }) => page)).toEqual(['/dossiers/26-000012']));
});
