// @vitest-environment jsdom
import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { RenouvelerAgrement } from './RenouvelerAgrement.tsx';

let asked: string[];

beforeEach(() => {
  asked = [];
  keepToken(`h.${btoa(JSON.stringify({ exp: now().getTime() / 1000 + 600 }))}.s`);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const offert = (code: string, demande: AgrementResume['demande']) =>
  ({
    code,
    campagne_exercice: 2027,
    service: { nom: 'DRAJES Sud' },
    date_fin: null,
    fuseau: 'Europe/Paris',
    demande,
  }) as AgrementResume;

function offering(items: readonly AgrementResume[]) {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ items, total: items.length, suivant: null });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RenouvelerAgrement siret="90000000100017" type="JEP" nom="l’agrément Jeunesse" />
    </QueryClientProvider>,
  );
}

it('leads to the request of the same agrément that is open now, and names its service', async () => {
  offering([offert('JEP 2027', null)]);
  const link = await screen.findByRole('link', { name: /^Renouveler *l’agrément Jeunesse$/ });
  expect(link.getAttribute('href')).toContain(
    '/associations/90000000100017/demande-agrement?agrement=JEP+2027',
  );
  expect(screen.getByRole('listitem').textContent).toContain('Exercice 2027, auprès de DRAJES Sud.');
  expect(asked[0]).toContain('type_agrement=JEP');
});

it('offers nothing when it was asked for already, or when no service offers it', async () => {
  offering([offert('JEP', { id_fo: '26-000008', etat: 'D' })]);
  await waitFor(() => expect(asked).toHaveLength(1));
  await Promise.resolve();
  expect(screen.queryByRole('link')).toBeNull();
});
