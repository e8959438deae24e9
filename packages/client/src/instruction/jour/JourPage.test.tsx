// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { ParamsProvider } from '../../platform/page/query-params.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { JourPage } from './JourPage.tsx';
import { aJour, aLigne } from './test/test-jour.ts';

vi.mock('@tanstack/react-router', () => ({ useParams: () => ({}), useSearch: () => ({}) }));

const enveloppe = {
  ...{
    id: 'e1',
    id_service: 's1',
    code_subvention: 'FDVA',
    titre: 'Vie associative',
    campagne_exercice: 2027,
  },
  ...{
    exercice: 2027,
    sous_dispositif: '',
    lib_sous_dispositif: null,
    en_attente: 0,
    version: 1,
    rights: {},
  },
  ...{ total: 124_500, accorde: 31_700, propose: 91_300 },
};
const bad = () => Response.json({ code: 'x', message: 'Le serveur est occupé.' }, { status: 500 });
let replies: Record<string, () => Response>;

beforeEach(() => {
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => media);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  replies = {
    '/rds/bureau/jour': () =>
      Response.json(
        aJour({
          lignes: [aLigne()],
          groupes: [{ code: 'retard', nombre: 2 }],
          rubriques: [{ code: 'decider', nombre: 1 }],
        }),
      ),
    '/rds/enveloppes': () => Response.json({ items: [enveloppe], campagnes: [], accordes: [] }),
    '/rds/bureau': () => Response.json({ moi: 'u1', services: [] }),
    '/rds/vues': () => Response.json({ items: [], defaut: null }),
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const path = new URL(String(url), 'http://x').pathname.replace(/^\/api/, '');
    return (replies[path] ?? (() => Response.json({})))();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ParamsProvider value="/instructeur">
        <JourPage />
      </ParamsProvider>
    </QueryClientProvider>,
  );
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

it('the title is the day in a sentence, once it is read', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Mon jour' })).toBeTruthy();
  expect(document.querySelectorAll('.jour__ligne'), 'the lines have their place meanwhile').toHaveLength(8);
  expect(await screen.findByRole('heading', { level: 1, name: 'Deux retards à rattraper' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /Conclure/ })).toHaveLength(1);
});

it('the envelopes may fail alone: the list stays, and one tries again', async () => {
  const good = replies['/rds/enveloppes'];
  replies['/rds/enveloppes'] = bad;
  show();
  const said = await screen.findByText(/^Les enveloppes ne s’affichent pas\./);
  expect(await screen.findByRole('link', { name: /Conclure/ })).toBeTruthy();
  if (good) replies['/rds/enveloppes'] = good;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(plain((await screen.findByText(/^Vie associative/)).textContent)).toContain('124 500 €');
  expect(plain(document.body.textContent)).toContain('Reste 1 500 €');
  expect(said.isConnected).toBe(false);
});

it('the list may fail alone: the envelopes stay', async () => {
  replies['/rds/bureau/jour'] = bad;
  show();
  expect(await screen.findByText('Votre jour ne s’affiche pas.')).toBeTruthy();
  expect(await screen.findByText(/^Vie associative/)).toBeTruthy();
});

it('says for whom one receives, who is away, and what was done while one was', async () => {
  const absents = [
    { id: 'u2', nom: 'Paul Girard', au: '2027-01-12', recoit: 'Maëlle Kerbrat', vacance: null },
    { id: 'u3', nom: 'Yann Tanguy', au: '2026-12-04', recoit: null, vacance: 'absent' as const },
  ];
  replies['/rds/bureau'] = () =>
    Response.json({
      moi: 'u1',
      services: [{ id: 's1', nom: 'DRAJES', collegues: [], etiquettes: [], rights: {} }],
    });
  replies['/rds/bureau/jour'] = () =>
    Response.json(
      aJour({
        absents,
        remplaces: [{ nom: 'Paul Girard', au: '2027-01-12' }],
        retour: { du: '2026-11-16', au: '2026-11-27', dossiers: 6 },
      }),
    );
  show();
  const said = async (words: RegExp) => plain((await screen.findByText(words)).textContent);
  expect(await said(/^Vous recevez pour/)).toContain('Paul Girard jusqu’au 12 janvier');
  expect(await said(/^Pendant votre absence/)).toContain(
    'du 16 au 27 novembre, 6 de vos dossiers ont changé. Les derniers changés d’abord',
  );
  expect(await said(/^Paul Girard n’est pas là/)).toBe(
    'Paul Girard n’est pas là jusqu’au 12 janvier : Maëlle Kerbrat reçoit à sa place.',
  );
  expect(await said(/^Yann Tanguy n’est pas là/)).toContain('personne ne reçoit à sa place');
});
