// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { GrillePanel } from './GrillePanel.tsx';

vi.mock('../../platform/session/session.ts', () => ({ useSignedInUser: () => ({ _id: 'moi' }) }));

const grille = (version: number, mine?: { points: Record<string, number | null>; commentaire: string }) => ({
  criteres: [
    { code: 'utilite', label: 'Utilité', points: 5 },
    { code: 'budget', label: 'Budget', points: 5 },
  ],
  notes: mine
    ? [{ id_utilisateur: 'moi', par: 'Moi', note: null, le: '2026-11-02T08:00:00.000Z', ...mine }]
    : [],
  moyenne: null,
  version,
  rights: { noter: true },
});
const reply = (status: number, body: object) => () => Response.json(body, { status });

let stored: object;
let answer: Promise<() => Response>;

beforeEach(() => {
  stored = grille(1);
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit = {}) =>
    method === 'PUT' ? (await answer)() : Response.json(stored),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const comment = () => screen.findByLabelText<HTMLTextAreaElement>(/^Commentaire/);
const points = () => screen.getByLabelText<HTMLInputElement>(/^Utilité/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer mes points' }));

async function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <GrillePanel id_fo="26-000001" service="drajes" />
    </QueryClientProvider>,
  );
  await userEvent.type(await comment(), 'Utile.');
  await userEvent.type(points(), '4');
}

it('what is typed while the points are being saved is still there, to be saved', async () => {
  const { promise, resolve } = Promise.withResolvers<() => Response>();
  answer = promise;
  await show();
  await save();
  await userEvent.type(await comment(), ' Et tenu.');
  stored = grille(2, { points: { utilite: 4 }, commentaire: 'Utile.' });
  await act(async () => resolve(reply(200, stored)));
  await screen.findByText('Modifier mes points');
  expect((await comment()).value).toBe('Utile. Et tenu.');
  expect((await comment()).closest('details')?.open).toBe(true);
  await userEvent.tab();
  expect((await comment()).value).toBe('Utile. Et tenu.');
  expect(points().value).toBe('4');
});

it('points saved from another window meanwhile are said, and what is typed here stays', async () => {
  const message = 'Ces points ont changé entre-temps.';
  answer = Promise.resolve(
    reply(409, {
      code: 'kernel.conflit',
      message,
      status: 409,
      problems: [{ code: 'kernel.conflit', message }],
    }),
  );
  await show();
  stored = grille(2, { points: { utilite: 1, budget: 3 }, commentaire: 'Autre.' });
  await save();
  await screen.findByText('Modifier mes points');
  expect((await screen.findAllByText(/a changé ce dossier pendant votre lecture/)).length).toBeGreaterThan(0);
  expect(points().value).toBe('4');
  expect((await comment()).value).toBe('Utile.');
  expect(screen.getByLabelText<HTMLInputElement>(/^Budget/).value).toBe('3');
});
