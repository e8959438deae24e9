// @vitest-environment jsdom
import type { AbsencesView, AbsenceView } from '@asso/contract/instruction/absence.endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { ParamsProvider } from '../../platform/page/query-params.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { AbsencesPage } from './AbsencesPage.tsx';

vi.mock('@tanstack/react-router', () => ({ useParams: () => ({}), useSearch: () => ({}) }));

const [maelle, paul, yann] = [
  { id: '11111111-1111-4111-8111-111111111111', nom: 'Maëlle Kerbrat' },
  { id: '22222222-2222-4222-8222-222222222222', nom: 'Paul Girard' },
  { id: '33333333-3333-4333-8333-333333333333', nom: 'Yann Tanguy' },
];
const anAbsence = (changes: Partial<AbsenceView>): AbsenceView => ({
  id: 'a1',
  personne: paul,
  du: '2026-12-21',
  au: '2026-12-31',
  remplacant: maelle,
  etat: 'a-venir',
  vacance: null,
  mot: null,
  version: 1,
  rights: { edit: false },
  ...changes,
});
let absences: AbsencesView;
let calls: { method: string; path: string; body: unknown }[];

beforeEach(() => {
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => media);
  absences = {
    ...{ jour: '2026-11-30', moi: maelle.id, items: [], collegues: [maelle, paul, yann] },
    rights: { autrui: false },
  };
  calls = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = new URL(String(url), 'http://x').pathname.replace(/^\/api/, '');
    const method = init.method ?? 'GET';
    if (method !== 'GET') {
      calls.push({ method, path, body: init.body ? JSON.parse(String(init.body)) : null });
      return Response.json(anAbsence({ personne: maelle, remplacant: yann }), {
        status: method === 'POST' ? 201 : 200,
      });
    }
    if (path === '/rds/bureau')
      return Response.json({
        moi: maelle.id,
        services: [{ id: 's1', nom: 'DRAJES', collegues: [], etiquettes: [], rights: {} }],
      });
    return Response.json(absences);
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ParamsProvider value="/instructeur?vue=absences">
        <AbsencesPage />
      </ParamsProvider>
    </QueryClientProvider>,
  );
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();
const openDialog = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const type = (
  within: ReturnType<typeof openDialog> extends Promise<infer D> ? D : never,
  label: RegExp,
  text: string,
) => userEvent.type(within.getByLabelText(label), text);

it('notes one’s own absence by three fields, and says what it does before it is confirmed', async () => {
  show();
  const dialog = await openDialog('Noter mon absence');
  expect(dialog.queryByLabelText(/Qui s’absente/)).toBeNull();
  await type(dialog, /Premier jour/, '21/12/2026');
  await type(dialog, /Dernier jour/, '31/12/2026');
  await userEvent.selectOptions(dialog.getByLabelText(/Qui reçoit à votre place/), 'Yann Tanguy');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    'Yann Tanguy voit vos échéances dans son jour et reçoit ce qui arrive, du 21 au 31 décembre.',
    'Les dossiers ne changent pas de mains : tout revient après le 31 décembre.',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmer l’absence' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([
    {
      method: 'POST',
      path: '/rds/services/s1/absences',
      body: { id_utilisateur: maelle.id, du: '2026-12-21', au: '2026-12-31', remplacant: yann.id, mot: null },
    },
  ]);
});

it('says what is wrong in clear sentences, and calls nothing', async () => {
  absences.items = [anAbsence({ personne: maelle, remplacant: null, du: '2026-12-30', au: '2027-01-04' })];
  show();
  const dialog = await openDialog('Noter mon absence');
  const confirm = dialog.getByRole('button', { name: 'Confirmer l’absence' });
  await userEvent.click(confirm);
  const said = () => plain(screen.getByRole('dialog').textContent);
  expect(said()).toContain('Premier jour');
  await type(dialog, /Premier jour/, '21/12/2026');
  await type(dialog, /Dernier jour/, '20/12/2026');
  await userEvent.selectOptions(
    dialog.getByLabelText(/Qui reçoit/),
    'Personne : ce qui arrive reste sans personne',
  );
  await userEvent.click(confirm);
  expect(said()).toContain('Le dernier jour vient avant le premier. Corrigez l’un des deux.');
  await userEvent.clear(dialog.getByLabelText(/Dernier jour/));
  await type(dialog, /Dernier jour/, '31/12/2026');
  await userEvent.click(confirm);
  expect(said()).toContain('Une absence est déjà notée du 30/12/2026 au 04/01/2027.');
  expect(calls).toEqual([]);
});

it('who answers for the service says whose absence it is; a stand-in who is away too is told', async () => {
  absences.rights = { autrui: true };
  absences.items = [anAbsence({ personne: yann, du: '2026-12-24', au: '2026-12-24' })];
  show();
  const dialog = await openDialog('Noter mon absence');
  await userEvent.selectOptions(dialog.getByLabelText(/Qui s’absente/), 'Paul Girard');
  const names = within(dialog.getByLabelText(/Qui reçoit à sa place/))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toContain('Maëlle Kerbrat (vous)');
  expect(names).not.toContain('Paul Girard');
  await type(dialog, /Premier jour/, '21/12/2026');
  await type(dialog, /Dernier jour/, '31/12/2026');
  await userEvent.selectOptions(dialog.getByLabelText(/Qui reçoit à sa place/), 'Yann Tanguy');
  expect(plain(dialog.getAllByRole('listitem').at(-1)?.textContent)).toBe(
    'Yann Tanguy n’est pas là le 24 décembre : ces jours-là, personne ne reçoit.',
  );
});

it('who is back ends the absence the day before; what has not begun is taken away', async () => {
  absences.items = [
    anAbsence({ etat: 'en-cours', du: '2026-11-23', au: '2026-12-04', rights: { edit: true } }),
    anAbsence({ id: 'a2', personne: yann, rights: { edit: true } }),
    anAbsence({ id: 'a3', personne: yann, etat: 'finie', du: '2026-11-02', au: '2026-11-03' }),
  ];
  show();
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([2, 2, 0]);
  await userEvent.click(screen.getByRole('button', { name: /^De retour/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Retirer/ }));
  expect(calls).toEqual([
    {
      method: 'PUT',
      path: '/rds/services/s1/absences/a1',
      body: { du: '2026-11-23', au: '2026-11-29', remplacant: maelle.id, mot: null },
    },
    { method: 'DELETE', path: '/rds/services/s1/absences/a2', body: null },
  ]);
});
