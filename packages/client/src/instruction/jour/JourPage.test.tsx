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
