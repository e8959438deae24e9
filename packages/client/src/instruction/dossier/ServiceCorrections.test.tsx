// @vitest-environment jsdom
import type { Correction } from '@asso/domain/dossier/renvoi.rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { ServiceCorrections } from './ServiceCorrections.tsx';

const lieu: Correction = { chemin: 'attestation.lieu', avant: 'Aix', apres: 'Arles' };
const le = '2027-02-01T09:00:00.000Z';

beforeEach(() => keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows the corrections of a dossier in this state, once the browser has read this answer. */
async function show(reply: object, etat = '2') {
  vi.stubGlobal('fetch', async () => Response.json({ renvoi: null, version: null, ...reply }));
  const dossier = {
    id_fo: '27-000001',
    instructions: [{ id_service_instructeur: 'drajes', service: { nom: 'DRAJES' }, etat, moves: ['grant'] }],
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ServiceCorrections
        dossier={dossier as never}
        said={(found) =>
          found.map(({ chemin, avant, apres }) => ({
            ...{ chemin, libelle: 'Fait à', avant: String(avant), apres: String(apres) },
          }))
        }
      />
    </QueryClientProvider>,
  );
  return (await screen.findByRole('heading', { level: 2 })).textContent;
}

describe('what another service had changed is told as it is', () => {
  it.each([
    ['Le texte de ce dossier peut changer', { isDecidee: false, isEnCours: true, corrections: [] }],
    ['Le texte de ce dossier n’a pas changé', { isDecidee: true, isEnCours: false, corrections: [] }],
    ['Le texte de ce dossier change', { isDecidee: false, isEnCours: true, corrections: [lieu] }],
    ['Le texte a changé depuis votre décision', { isDecidee: true, isEnCours: false, corrections: [lieu] }],
  ])('« %s »', async (titre, version) => {
    expect(await show({ version: { le, ...version } })).toBe(titre);
    const isTold = screen.queryByText(/Votre décision porte sur ce qui était écrit avant/) !== null;
    expect(isTold).toBe(version.isDecidee && version.corrections.length > 0);
    expect(screen.queryByText('Fait à') !== null).toBe(version.corrections.length > 0);
  });
});

it('what this service had sent back is shown with the words that changed, or is said unchanged', async () => {
  const renvoi = { le, par: 'Paul Girard', points: [], corrections: [lieu] };
  expect(await show({ renvoi })).toBe('Corrigé depuis votre lecture');
  expect(screen.getByRole('listitem').textContent).toBe('Fait à : avant, Aix → maintenant, Arles');
  cleanup();
  expect(await show({ renvoi: { ...renvoi, corrections: [] } })).toBe('Corrigé depuis votre lecture');
  expect(screen.getByText('Rien n’a changé dans le dossier : lisez ses messages.')).toBeTruthy();
});

it('what stands under the notice is hidden until it is known whether there is one', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const instructions = [
    { id_service_instructeur: 'drajes', service: { nom: 'DRAJES' }, etat: '2', moves: [] },
  ];
  const dossier = { id_fo: '27-000001', instructions, description: {} };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ServiceCorrections dossier={dossier as never} said={() => []} />
    </QueryClientProvider>,
  );
  expect(container.querySelector('.suite-attendue')).not.toBeNull();
  answer.resolve(Response.json({ renvoi: null, version: null }));
  await vi.waitFor(() => expect(container.innerHTML).toBe(''));
});
