// @vitest-environment jsdom
import type { User } from '@asso/contract/compte/user.schemas';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { IdentiteForm } from './IdentiteForm.tsx';

const jeanne = { _id: 'u1', civilite: 'MME', prenom: 'Jeanne', nom: 'Roux' } as unknown as User;
let sent: { method: string; url: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  const exp = Math.floor(now().getTime() / 1000) + 600;
  keepToken(`h.${btoa(JSON.stringify({ exp }))}.s`);
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (method !== 'GET') sent.push({ method, url, body: JSON.parse(body ?? 'null') });
    return new Response(JSON.stringify(jeanne), { headers: { etag: '"4"' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => {
  const onClose = vi.fn();
  render(<IdentiteForm mine={{ user: jeanne, version: 3, onChanged: () => undefined }} onClose={onClose} />);
  return onClose;
};

it('sends the fields that changed, and no other [R7.4]', async () => {
  const onClose = show();
  const nom = screen.getByLabelText(/^Nom/);
  await userEvent.clear(nom);
  await userEvent.type(nom, 'Blanc');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ method: 'PATCH', url: '/api/auth/users/u1', body: { nom: 'Blanc' } }]);
});

it('sends nothing when nothing changed, and says so [R7.4]', async () => {
  const onClose = show();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(screen.getByRole('status').textContent).not.toBe('');
  expect([sent, onClose.mock.calls]).toEqual([[], []]);
});
