// @vitest-environment jsdom
import type { ModeleView } from '@asso/contract/courrier/courrier.schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { now } from '../platform/clock.ts';
import { draftKey } from '../platform/draft/draft-cipher.ts';
import { forgetDrafts, openDrafts } from '../platform/draft/draft-storage.ts';
import { installNavigator } from '../platform/page/navigation.ts';
import { keepToken } from '../platform/session/session-token.ts';
import { useModele } from './use-modele.ts';

const said = (texte: string) => [{ genre: 'paragraphe' as const, passages: [{ texte }] }];
const ecrit = { nature: 'accord', nom: 'Accord', objet: 'Votre demande' } as const;
const contenu = { ...ecrit, texte: 'Bonjour.', corps: { forme: 1, blocs: said('Bonjour.') } };
const plus = said('Bonjour. Bravo.');
const modele = (version: number) =>
  ({ id: 'm-1', version, contenu, service: { id: 'drajes' } }) as unknown as ModeleView;

let answer: (reply: Response) => void;
let asked: PromiseWithResolvers<void>;
const letAnswer = async (reply: Response) => {
  await asked.promise;
  answer(reply);
};

beforeEach(async () => {
  localStorage.clear();
  await openDrafts('moi', await draftKey(btoa('0123456789abcdef0123456789abcdef')));
  installNavigator({ go: () => undefined, here: () => '/instructeur/courriers' });
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
  forgetDrafts();
  vi.unstubAllGlobals();
});

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client }, children);
const open = (one: ModeleView | null) => renderHook(() => useModele(one, 'drajes'), { wrapper }).result;

it('what is typed while a new template is being made is on its page', async () => {
  const page = open(null);
  act(() => page.current.saisie.change('nom', 'Accord'));
  act(() => page.current.saisie.change('blocs', said('Bonjour.')));
  let saved: Promise<unknown> = Promise.resolve();
  await act(async () => {
    saved = page.current.saisie.save();
  });
  act(() => page.current.saisie.change('blocs', plus));
  await letAnswer(Response.json(modele(1), { status: 201, headers: { etag: '"1"' } }));
  await act(() => saved);
  expect(open(modele(1)).current.saisie.typed.blocs).toEqual(plus);
  // The kept text belonged to the template that was created, so the next new one starts empty.
  expect(open(null).current.saisie.typed.blocs).toEqual([]);
});

it('what is typed while a template is being saved outlives the page', async () => {
  const page = open(modele(1));
  let saved: Promise<unknown> = Promise.resolve();
  act(() => page.current.saisie.change('objet', 'Autre'));
  await act(async () => {
    saved = page.current.saisie.save();
  });
  act(() => page.current.saisie.change('blocs', plus));
  const autre = { ...modele(2), contenu: { ...contenu, objet: 'Autre' } } as unknown as ModeleView;
  await letAnswer(Response.json(autre, { headers: { etag: '"2"' } }));
  await act(() => saved);
  expect(page.current.saisie.typed.blocs).toEqual(plus);
  expect(open(autre).current.saisie.typed.blocs).toEqual(plus);
});
