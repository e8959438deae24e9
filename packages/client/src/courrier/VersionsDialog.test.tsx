// @vitest-environment jsdom
import type { VersionModele } from '@asso/contract/courrier/courrier.schemas';
import { donneesExemple } from '@asso/domain/courrier/exemple-courrier.rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../platform/clock.ts';
import { keepToken } from '../platform/session/session-token.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

const version = (numero: number, texte: string, ecarts: VersionModele['ecarts'] = []): VersionModele => ({
  id_version: `v${numero}`,
  numero,
  le: `2026-11-2${numero}T13:05:00Z`,
  par: 'Nadia Colin',
  contenu: {
    ...{ nature: 'accord', nom: 'Accord', objet: 'Votre demande', texte },
    corps: { forme: 1, blocs: [{ genre: 'paragraphe', passages: [{ texte }] }] },
  },
  ecarts,
});
let versions: VersionModele[];

beforeEach(() => {
  keepToken(`h.${btoa(JSON.stringify({ exp: now().getTime() / 1000 + 600 }))}.s`);
  versions = [
    version(2, 'Bravo.', [{ champ: 'Texte', retire: ['Bonjour.'], ajoute: ['Bravo.'] }]),
    version(1, 'Bonjour.'),
  ];
  vi.stubGlobal('fetch', async () => Response.json(versions));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const taken = vi.fn();
const closed = vi.fn();
const open = (onTaken?: typeof taken) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <VersionsDialog id="m1" donnees={donneesExemple} onTaken={onTaken} onClose={closed} />
    </QueryClientProvider>,
  );

it('each version says who, when and what it changed; an earlier one is read, then taken back', async () => {
  open(taken);
  await screen.findByRole('heading', { name: 'Version 1' });
  const itemOf = (name: string) => {
    const item = screen.getByRole('heading', { name }).closest('li');
    if (!item) throw new Error(`no item for ${name}`);
    return within(item);
  };
  const [last, first] = [itemOf('Version 2, publiée'), itemOf('Version 1')];
  expect(last.getByText(/22\/11\/2026 14h05/)).toBeTruthy();
  expect(last.getByText(/par Nadia Colin/)).toBeTruthy();
  expect(last.getByText('Bonjour.').closest('del')).toBeTruthy();
  expect(last.getByText('Bravo.').closest('ins')).toBeTruthy();
  await userEvent.click(screen.getByText('Lire la version 1'));
  expect(await first.findByRole('article', { name: /Votre demande/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reprendre la version 1' }));
  expect(taken).toHaveBeenCalledExactlyOnceWith(versions[1]);
  expect(closed).toHaveBeenCalledOnce();
});

it('who only reads takes nothing back; a template never published has no version', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Version 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Reprendre/ })).toBeNull();
  cleanup();
  versions = [];
  open();
  expect(await screen.findByText(/jamais été publié/)).toBeTruthy();
});
