// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { InviterForm } from './InviterForm.tsx';
import type { AccesLu } from './use-acces.ts';

vi.mock('../../platform/session/session.ts', () => ({ useUser: () => null, useSignedInUser: () => ({}) }));

let sent: unknown[];

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  localStorage.clear();
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') {
      const items = url.includes('dossiers') ? [{ id: 'd1', libelle: '26-000008, Fête du port' }] : [];
      return Response.json({ items });
    }
    sent.push(JSON.parse(String(body)));
    return Response.json({ id: 'i1' }, { status: 201 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const acces = {
  identite: { association: { id: 'asso-1', nom: 'Les Amis' }, profil: 'siege' },
  etablissements: { items: [] },
} as unknown as AccesLu;

it('an invitation to some dossiers leaves with those that were ticked', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InviterForm id="asso-1" acces={acces} onInvited={async () => undefined} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText(/^Adresse/), 'comptable@exemple.fr');
  await userEvent.click(screen.getByRole('combobox', { name: /^Fonction/ }));
  await userEvent.keyboard('Trésor{ArrowDown}{Enter}');
  await userEvent.click(screen.getByRole('radio', { name: /Seulement certains dossiers/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /26-000008/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer l’invitation' }));
  await waitFor(() =>
    expect(sent).toEqual([{ email: 'comptable@exemple.fr', fonction: expect.any(String), dossiers: ['d1'] }]),
  );
});
