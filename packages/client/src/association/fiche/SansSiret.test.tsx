// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { SansSiret } from './SansSiret.tsx';

beforeEach(() => keepToken(`h.${btoa(JSON.stringify({ exp: now().getTime() / 1000 + 600 }))}.s`));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const demande = (code_etat: string, consult = true) => ({
  id: code_etat,
  identifiant: { id_fo_fonctionnel: '26-000010' },
  description: { code_etat },
  createdBy: { nom: 'Luis Pereira' },
  rights: { consult },
});

function having(...items: readonly object[]) {
  vi.stubGlobal('fetch', async () => Response.json({ items, total: items.length }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SansSiret association={{ id_rna: 'W132900346', id_association: 'a' }} />
    </QueryClientProvider>,
  );
}

it.each([
  ['none', [], 'Votre association n’en a pas encore.', 'Obtenir un SIRET'],
  ['one begun', [demande('ECS')], 'Demande de SIRET 26-000010 : à vous : terminez', 'Voir la demande'],
  ['one sent', [demande('AEM')], 'chez le service : il va la traiter.', 'Voir la demande'],
  ['one refused', [demande('REF')], 'le service n’a pas retenu votre demande.', 'Voir la demande'],
  ['one rejected', [demande('REJ')], 'à vous : corrigez puis refaites une demande.', 'Obtenir un SIRET'],
])('a SIRET is needed, and was asked for or not: %s', async (_, items, said, link) => {
  having(...items);
  expect(await screen.findByText((text) => text.includes(said))).toBeDefined();
  expect(screen.getByRole('link').textContent).toBe(link);
});

it('names who began it to a colleague who cannot open it, and offers no page that refuses them', async () => {
  having(demande('ECS', false));
  expect(await screen.findByText(/26-000010, commencée par Luis Pereira/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
