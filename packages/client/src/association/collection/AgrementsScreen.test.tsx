// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { agrementsScreen } from './agrements-screen.tsx';
import type { Collection, CollectionLigne } from './use-collection.ts';

beforeEach(() => keepToken(`h.${btoa(JSON.stringify({ exp: now().getTime() / 1000 + 600 }))}.s`));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const jep = (changes: object) =>
  ({
    id: JSON.stringify(changes),
    ...{ type: 'JEP', origine_instructeur: true, date_attribution: '2022-01-05', complet: true },
    ...changes,
  }) as unknown as CollectionLigne<'agrements'>;

function show(one: CollectionLigne<'agrements'>, items: readonly CollectionLigne<'agrements'>[] = [one]) {
  const agrement = { tca_etat: 'expire', tca_date_renouvellement: '2024-01-31' };
  const item = { id: 'a', titre: 'JEP 2027', lien: '/x', type_agrement: 'JEP', manques: [] };
  vi.stubGlobal('fetch', async (asked: Request | string | URL) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    return Response.json(url.includes('demarches') ? { items: [item] } : { agrement });
  });
  const found = { lignes: { items, rights: { edit: true } } } as unknown as Collection;
  const { Titre, SurLaCarte = Titre } = agrementsScreen;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Titre {...{ one, found }} />
      <SurLaCarte {...{ id: '1000033', one, found }} />
    </QueryClientProvider>,
  );
}

it('the card of an agrément lost with the tronc commun says so, whatever its own end, and leads to its renewal', async () => {
  show(jep({ date_validite: '2999-01-05' }));
  expect(await screen.findByText('Perdu avec le tronc commun')).toBeDefined();
  expect(await screen.findByRole('link', { name: /^Renouveler/ })).toBeDefined();
});

it('the card of one that a later one replaced says that alone', async () => {
  const ancien = jep({ date_validite: '2024-01-05' });
  show(ancien, [ancien, jep({ date_validite: '2999-01-05' })]);
  expect(await screen.findByText('Remplacé')).toBeDefined();
  expect(screen.queryByText('Périmé')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Renouveler/ })).toBeNull();
});
