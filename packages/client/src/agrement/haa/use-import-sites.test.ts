// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../../platform/clock.ts';
import { keepToken } from '../../platform/session/session-token.ts';
import { acteImport, bilanSites, useImportSites } from './use-import-sites.ts';

let answer: (reply: Response) => void;
let asked: PromiseWithResolvers<void>;
const letAnswer = async (reply: Response) => {
  await asked.promise;
  answer(reply);
};

beforeEach(() => {
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + 600 }))}.s`);
  asked = Promise.withResolvers();
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
        asked.resolve();
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  { meanwhile: 'nothing', isChanged: false },
  { meanwhile: 'the table changes', isChanged: true },
])('while a table is being tried, $meanwhile: only what was tried is told of', async ({ isChanged }) => {
  const { result } = renderHook(() => useImportSites('asso-1', async () => undefined));
  let run: Promise<void> = Promise.resolve();
  await act(async () => {
    run = result.current.run('Nom;Adresse', { essai: true });
  });
  if (isChanged) act(() => result.current.forget());
  const bilan = { lignes: 1, ajoutee: 1, modifiee: 0, existante: 0, rejetee: 0 };
  await letAnswer(Response.json({ essai: true, bilan, lignes: [] }));
  await act(() => run);
  expect(result.current.rapport === null).toBe(isChanged);
});

it.each([
  [{ ajoutee: 2, modifiee: 0 }, 'Importer 2 sites', '3 lignes lues, 2 prêtes'],
  [
    { ajoutee: 1, modifiee: 2 },
    'Importer 1 site, en mettre 2 à jour',
    '3 lignes lues, 1 prête, 2 à mettre à jour',
  ],
  [{ ajoutee: 0, modifiee: 1 }, 'Mettre à jour 1 site', '3 lignes lues, 0 prête, 1 à mettre à jour'],
  [{ ajoutee: 0, modifiee: 0 }, null, '3 lignes lues, 0 prête'],
])('the button says what an import of %j does', (n, acte, bilan) => {
  const rapport = { essai: true, bilan: { lignes: 3, existante: 0, rejetee: 0, ...n }, lignes: [] };
  expect(acteImport(rapport)?.replaceAll('\u00a0', ' ') ?? null).toBe(acte);
  expect(bilanSites(rapport).replaceAll('\u00a0', ' ')).toBe(bilan);
});
