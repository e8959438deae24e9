// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
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
/** What the calls that save answer, in their order; the last one answers all that follow. */
let answers: (() => Response | Promise<Response>)[];
let sent: { points: object; commentaire: string; version: string | null }[];

beforeEach(() => {
  stored = grille(1);
  sent = [];
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.stubGlobal('fetch', async (_: string, { method, body, headers }: RequestInit = {}) => {
    if (method !== 'PUT') return Response.json(stored);
    sent.push({ ...JSON.parse(String(body)), version: new Headers(headers).get('if-match') });
    return (answers.length > 1 ? answers.shift() : answers[0])?.();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const point = async (critere: string, points: number) =>
  within(
    await screen.findByRole('radiogroup', { name: new RegExp(`^${critere}`) }),
  ).getByRole<HTMLInputElement>('radio', { name: String(points) });
const give = async (critere: string, points: number) => userEvent.click(await point(critere, points));
const comment = () => screen.findByLabelText<HTMLTextAreaElement>(/^Commentaire/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer mes points' }));

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <GrillePanel id_fo="26-000001" service="drajes" />
    </QueryClientProvider>,
  );

const conflict = () => {
  const message = 'Ces points ont changé entre-temps.';
  const problems = [{ code: 'kernel.conflit', message }];
  return reply(409, { code: 'kernel.conflit', message, status: 409, problems })();
};

it('one press gives the points of a criterion and saves them; pressed again, they are taken away', async () => {
  answers = [reply(200, grille(2, { points: { utilite: 4 }, commentaire: '' })), reply(200, grille(3))];
  show();
  await give('Utilité', 4);
  expect((await point('Utilité', 4)).checked).toBe(true);
  await give('Utilité', 4);
  expect((await point('Utilité', 4)).checked).toBe(false);
  expect(sent.map((one) => one.points)).toEqual([{ utilite: 4 }, { utilite: null }]);
});

it('two quick presses are both saved, the second with the version that the first returned', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers = [() => promise, reply(200, grille(3, { points: { utilite: 4, budget: 2 }, commentaire: '' }))];
  show();
  await give('Utilité', 4);
  await give('Budget', 2);
  expect(sent).toHaveLength(1);
  await act(async () => resolve(reply(200, grille(2, { points: { utilite: 4 }, commentaire: '' }))()));
  await screen.findByText(/Utilité 4 sur 5, Budget 2 sur 5/);
  expect(sent.map(({ version }) => version)).toEqual(['"1"', '"2"']);
  expect(sent[1]?.points).toEqual({ utilite: 4, budget: 2 });
});

it('what is typed while the points are being saved is still there, to be saved', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers = [() => promise];
  show();
  await userEvent.type(await comment(), 'Utile.');
  await save();
  await userEvent.type(await comment(), ' Et tenu.');
  stored = grille(2, { points: {}, commentaire: 'Utile.' });
  await act(async () => resolve(reply(200, stored)()));
  await screen.findByText('Utile.', { selector: 'blockquote' });
  expect((await comment()).value).toBe('Utile. Et tenu.');
  expect(screen.getByRole('button', { name: 'Enregistrer mes points' })).toBeTruthy();
});

it('points saved from another window meanwhile are said, and what is given here stays', async () => {
  answers = [conflict];
  show();
  await userEvent.type(await comment(), 'Utile.');
  stored = grille(2, { points: { utilite: 1, budget: 3 }, commentaire: 'Autre.' });
  await give('Utilité', 4);
  expect((await screen.findAllByText(/a changé ce dossier pendant votre lecture/)).length).toBeGreaterThan(0);
  expect((await point('Utilité', 4)).checked).toBe(true);
  expect((await point('Budget', 3)).checked).toBe(true);
  expect((await comment()).value).toBe('Utile.');
});
