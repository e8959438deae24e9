// @vitest-environment jsdom
import type { LotView } from '@asso/contract/instruction/lot.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { loadDialogs } from '../../ui/Dialog.tsx';
import { LotVerification } from './LotVerification.tsx';
import type { LotState } from './use-lot.ts';

vi.mock('../../platform/page/query-params.ts', () => ({
  useQueryParams: () => ({ get: () => null, all: () => [], set: () => undefined, href: () => '' }),
}));

const motifManque = { code: 'dossier.motif-obligatoire', field: 'motif', message: 'Dites pourquoi.' };
const refus: LotView = {
  ...{ id: 'lot', action: 'refuse', etat: 'prepare', titre: 'Refuser : 3 dossiers' },
  ...{ service: { id: 's', nom: 'DRAJES' }, parametres: {}, total: 3, demande: 6000, accorde: 0 },
  comptes: { prete: 3, exclue: 0, retiree: 0, faite: 0, echec: 0 },
  ...{ annees: [], courriers: 0, sansConvention: 0, problems: [motifManque], enveloppes: [], attente: null },
  ...{ reprise_minutes: 30, cree_le: now().toISOString(), lance_le: null, fini_le: null },
  ...{ expire_le: now().toISOString(), version: 1 },
};

beforeAll(async () => {
  await loadDialogs();
});
beforeEach(() => {
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url, 'http://portail.test');
    if (pathname.endsWith('/lignes')) return Response.json({ items: [], next: null, previous: null });
    return Response.json({ moi: 'moi', services: [], modeles: [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(value: LotView, last: LotView | null) {
  const lot = {
    settled: async () => last,
    save: async () => true,
    saveLigne: async () => true,
  } as unknown as LotState;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LotVerification value={value} lot={lot} />
    </QueryClientProvider>,
  );
}

it('a reason that was just typed is judged once it is saved: the first press asks to confirm', async () => {
  open(refus, { ...refus, parametres: { motif: 'Hors du champ.' }, problems: [] });
  await userEvent.click(screen.getByRole('button', { name: /^Refuser 3.dossiers$/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('button', { name: /^Refuser 3.dossiers$/ })).toBeTruthy();
  expect(within(dialog).getByText(/un bouton reprend toutes ces décisions/)).toBeTruthy();
});

it('without its reason, the press says what is missing and asks nothing', async () => {
  open(refus, null);
  await userEvent.click(screen.getByRole('button', { name: /^Refuser 3.dossiers$/ }));
  expect((await screen.findAllByText(/Dites pourquoi/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a grant over two years says what each year takes, and which has no envelope', () => {
  const grant: LotView = {
    ...{ ...refus, action: 'grant', titre: 'Accorder : 3 dossiers', problems: [], accorde: 37_800 },
    annees: [
      { annee: 2027, accorde: 25_100 },
      { annee: 2028, accorde: 12_700 },
    ],
  };
  open(grant, null);
  const title = screen.getByRole('heading', { name: /3.dossiers seront accordés/ });
  expect(title.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(
    '3 dossiers seront accordés, 37 800 € : 25 100 € pour 2027, 12 700 € pour 2028',
  );
});
