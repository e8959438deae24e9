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

const siret = { id: 'demande-siret', titre: 'Obtenir un SIRET', lien: '/ailleurs', manques: [] };
const faite = 'Demande de SIRET 27-000012, chez le service : il va la traiter.';

it.each([
  [
    'nothing was asked',
    [{ ...siret, faite: null }],
    'Votre association n’en a pas encore.',
    'Obtenir un SIRET',
  ],
  [
    'one was asked',
    [
      { id: 'fdva', faite: null },
      { ...siret, faite },
    ],
    faite,
    'Voir la demande',
  ],
  ['none may be asked', [], 'Votre association n’en a pas encore.', 'Obtenir un SIRET'],
])('a SIRET is needed, and %s', async (_, items, said, link) => {
  vi.stubGlobal('fetch', async () => Response.json({ items }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SansSiret association={{ id_rna: 'W132900346', id_association: 'a', numero_local: null }} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText((text) => text.includes(said))).toBeDefined();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toContain(
    '/associations/W132900346/demande-siret',
  );
});

it.each([
  ['ridet', 'Indiquer le RIDET'],
  ['tahiti', 'Indiquer le numéro TAHITI'],
] as const)(
  'where Sirene does not reach, the number of its own register is asked for, at once: %s',
  (numero_local, link) => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SansSiret association={{ id_rna: 'W9N1000346', id_association: 'a', numero_local }} />
      </QueryClientProvider>,
    );
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toContain(
      '/associations/W9N1000346/demande-siret',
    );
    expect(document.body.textContent).not.toContain('SIRET');
  },
);
