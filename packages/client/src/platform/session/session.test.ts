// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftKey } from '../draft/draft-cipher.ts';
import { keepChanges, openDrafts } from '../draft/draft-storage.ts';
import { signOut } from './session.ts';
import { hatWorn, holdRoles, wearRole } from './session-role.ts';
import { currentToken, freshToken, keepToken } from './session-token.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{"deconnecte":true}', { status: 200 }));
});
afterEach(() => vi.unstubAllGlobals());

it('leaves nothing of who signs out: token, role, unsaved answers of any form, filters of the visit [R4.93]', async () => {
  keepToken('un.jeton.signe');
  holdRoles(['lca.association', 'rds.user'], 'rds.user');
  wearRole('lca.association');
  await openDrafts('jeanne', await draftKey('A'.repeat(43)));
  keepChanges('association-identite-1', { nom: { from: 'A', to: 'B' } });
  keepChanges('dossier-26-000123', { intitule: { from: '', to: 'Tournoi' } });
  sessionStorage.setItem('asso.visite', 'dossiers');
  await waitFor(() => expect(Object.keys(localStorage)).toContain('asso.brouillon.jeanne.dossier-26-000123'));
  await signOut();
  expect([currentToken(), hatWorn(), await freshToken()]).toEqual([null, null, null]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('a server that fails while one signs out is asked again by the next page', async () => {
  keepToken('un.jeton.signe');
  vi.stubGlobal('fetch', async () => new Response('{"status":503}', { status: 503 }));
  await signOut();
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: unknown) => {
    asked.push(url);
    return new Response('{"deconnecte":true}', { status: 200 });
  });
  expect([currentToken(), await freshToken()]).toEqual([null, null]);
  expect(asked).toEqual(['/api/auth/logout']);
  expect(localStorage.length).toBe(0);
});
