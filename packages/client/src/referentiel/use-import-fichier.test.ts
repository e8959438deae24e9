// @vitest-environment jsdom
import type { RapportImport } from '@asso/contract/referentiel/import.schemas';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useImportFichier } from './use-import-fichier.ts';

afterEach(cleanup);

const rapport = { bilan: { lignes: 1, ajoutee: 1 }, lignes: [] } as unknown as RapportImport;
const asked = { genre: 'communes', fichier: 'communes.csv', texte: 'a;b' };

it('what is answered of a text that changed meanwhile is not said of the new one', async () => {
  const { promise, resolve } = Promise.withResolvers<{ ok: true; value: RapportImport }>();
  const { result } = renderHook(() =>
    useImportFichier({ send: () => promise, onImported: async () => undefined }),
  );
  let run: Promise<void> = Promise.resolve();
  act(() => {
    run = result.current.run({ ...asked, essai: true });
  });
  // The user changes the table while it is being tried.
  act(() => result.current.forget());
  resolve({ ok: true, value: rapport });
  await act(() => run);
  expect(result.current.rapport).toBeNull();
});

it('what was imported is said whatever is typed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<{ ok: true; value: RapportImport }>();
  let isRead = false;
  const onImported = async () => {
    isRead = true;
  };
  const { result } = renderHook(() => useImportFichier({ send: () => promise, onImported }));
  let run: Promise<void> = Promise.resolve();
  act(() => {
    run = result.current.run({ ...asked, essai: false });
  });
  act(() => result.current.forget());
  resolve({ ok: true, value: rapport });
  await act(() => run);
  expect(result.current.rapport).toBe(rapport);
  expect(isRead).toBe(true);
});
