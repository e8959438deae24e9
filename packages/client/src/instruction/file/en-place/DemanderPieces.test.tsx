// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DemanderPieces } from './DemanderPieces.tsx';
import type { DossierLu } from './pieces-demandables.ts';

afterEach(cleanup);

const dossier = (id_fo: string, isThere: boolean) =>
  ({
    ...{ id_fo, version: 1, demandeur: { nom: 'Les Pions' } },
    pieces: [{ code: 'RIB', label: 'RIB', nature: 'RIB', document: isThere ? { uuid: 'u' } : null }],
  }) as unknown as DossierLu;

const shown = (lus: readonly DossierLu[]) => {
  const onTry = vi.fn(async () => ({ prets: [], laisses: [] }));
  render(
    <DemanderPieces
      onRead={async () => ({ lus, laisses: [] })}
      onTry={onTry}
      onAsk={async () => undefined}
    />,
  );
  return onTry;
};

it('a piece that every dossier joined may be asked again, with the reason that the person writes', async () => {
  const onTry = shown([dossier('27-000001', true), dossier('27-000002', true)]);
  expect(await screen.findByText(/^Chaque pièce prévue est jointe/)).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: /^RIB.: déjà là dans 2.dossiers, à refaire$/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Vérifier' }));
  expect(await screen.findByText('Écrivez cette phrase.')).toBeDefined();
  const phrase = screen.getByRole('textbox', { name: /^Ce que l’association lira/ });
  fireEvent.change(phrase, { target: { value: 'Le RIB est illisible.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Vérifier' }));
  await vi.waitFor(() => expect(onTry).toHaveBeenCalledOnce());
  expect(onTry.mock.lastCall).toMatchObject([
    { lus: [{ id_fo: '27-000001' }, { id_fo: '27-000002' }] },
    { ids: ['piece-RIB jointe'], phrase: 'Le RIB est illisible.' },
  ]);
});

it('what is lacking is ticked, and the sentence says so until another reason is to be written', async () => {
  shown([dossier('27-000001', false), dossier('27-000002', true)]);
  const lacking = await screen.findByRole('checkbox', { name: /manque à 1.dossier$/ });
  await vi.waitFor(() => expect((lacking as HTMLInputElement).checked).toBe(true));
  const phrase = () =>
    (screen.getByRole('textbox', { name: /^Ce que l’association lira/ }) as HTMLTextAreaElement).value;
  expect(phrase()).toBe('Cette pièce n’est pas jointe au dossier.');
  fireEvent.click(screen.getByRole('checkbox', { name: /déjà là dans 1.dossier/ }));
  expect(phrase()).toBe('');
});
