// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leavePage } from '../platform/page/came-from.ts';
import { AssistanceForm } from './AssistanceForm.tsx';
import type { FichierJoint } from './FichierAide.tsx';

let sent: { page?: string; fichier?: string }[];
const user = vi.hoisted(() => ({ current: null as null | { id: string; role: string } }));
const joint = vi.hoisted(() => ({
  current: null as null | { waitsFor: () => string | null; uuid: () => string },
}));
vi.mock('../platform/session/session.ts', async (original) => ({
  ...(await original<object>()),
  useUser: () => user.current,
}));
vi.mock('./FichierAide.tsx', () => ({
  FichierAide: (given: { joint: { current: FichierJoint | null } }) => {
    given.joint.current = joint.current;
    return 'Joindre une image';
  },
}));

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

it.each([
  ['a visitor', null, false],
  ['a volunteer', { id: 'u1', role: 'lca.association' }, true],
  ['who may deposit nothing', { id: 'u2', role: 'osiris.appli_admin' }, false],
])('a file may be joined by %s, or not', async (_, current, isOffered) => {
  user.current = current;
  joint.current = { waitsFor: () => null, uuid: () => 'f1' };
  const commence = { motif: 'SUB', subject: 'Un versement', body: 'Il tarde.', replyTo: 'lise@exemple.fr' };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AssistanceForm commence={commence} onSent={() => undefined} />
    </QueryClientProvider>,
  );
  if (isOffered) await screen.findByText('Joindre une image');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer ma question' }));
  await waitFor(() => expect(sent.map(({ fichier }) => fichier)).toEqual([isOffered ? 'f1' : undefined]));
});

it('a question waits for its file', async () => {
  user.current = { id: 'u1', role: 'lca.association' };
  joint.current = { waitsFor: () => 'Le dépôt d’écran.png n’est pas terminé.', uuid: () => 'f1' };
  const commence = { motif: 'SUB', subject: 'Un versement', body: 'Il tarde.', replyTo: 'lise@exemple.fr' };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AssistanceForm commence={commence} onSent={() => undefined} />
    </QueryClientProvider>,
  );
  await screen.findByText('Joindre une image');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer ma question' }));
  expect((await screen.findAllByText('Le dépôt d’écran.png n’est pas terminé.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});
