// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { installNavigator } from '../../platform/page/navigation.ts';
import { leaveSession } from '../../platform/session/session.ts';
import { ActivationPage } from './ActivationPage.tsx';

const address = vi.hoisted(() => ({ token: '' }));
vi.mock('../../platform/page/query-params.ts', () => ({
  useRouteParams: () => ({ token: address.token }),
  useQueryParams: () => ({ get: () => null }),
}));

const zoe = { _id: 'u1', email: 'zoe@exemple.fr', roles: ['lca.association'], role: 'lca.association' };
const perime = 'Ce lien n’est plus valable.';
let isActive: boolean;
let sent: string[];
let visited: string[];

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  leaveSession();
  isActive = false;
  sent = [];
  visited = [];
  installNavigator({ go: (href) => visited.push(href), here: () => `/validate/${address.token}` });
  const exp = Math.floor(now().getTime() / 1000) + 600;
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    const path = url.replace(/^\/api|\?.*$/g, '');
    sent.push(`${path} ${body ?? ''}`.trim());
    const user = { ...zoe, enabled: isActive, associations: [], mustChangePassword: false };
    if (path === '/auth/login')
      return json(200, { token: `h.${btoa(JSON.stringify({ exp }))}.s`, refreshToken: 'r', user });
    if (path === '/auth/validate') {
      isActive = true;
      return json(200, { valide: true, redirect: '/dossiers' });
    }
    if (path === '/auth/verifierActivation')
      return address.token === 'bon'
        ? json(200, { courriel: zoe.email })
        : json(422, { code: 'compte.lien-perime', message: perime, status: 422, problems: [], instance: '' });
    return json(200, user);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('opened signed out, asks for the password alone, then activates and goes on', async () => {
  address.token = 'bon';
  render(<ActivationPage />);
  const email = await screen.findByLabelText<HTMLInputElement>(/^Adresse électronique/);
  expect(email.value).toBe('zoe@exemple.fr');
  expect(sent).not.toContain('/auth/validate {"token":"bon"}');
  await userEvent.type(screen.getByLabelText(/^Mot de passe/), 'Tasse-Verte-42');
  await userEvent.click(screen.getByRole('button', { name: 'Activer mon compte' }));
  await vi.waitFor(() => expect(visited).toEqual(['/dossiers']));
  expect(sent.filter((one) => one.startsWith('/auth/'))).toEqual([
    '/auth/verifierActivation {"token":"bon"}',
    '/auth/login {"email":"zoe@exemple.fr","password":"Tasse-Verte-42"}',
    '/auth/validate {"token":"bon"}',
  ]);
});

it('opened signed out, says at once that a link does not serve, and how to get another', async () => {
  address.token = 'faux';
  render(<ActivationPage />);
  expect(await screen.findByText(perime)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Se connecter' }).getAttribute('href')).toContain('/login');
  expect(visited).toEqual([]);
});
