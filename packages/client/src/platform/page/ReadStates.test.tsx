// @vitest-environment jsdom
import { compteProblems } from '@asso/domain/compte/compte.problems';
import { roleLabel } from '@asso/domain/compte/roles.words';
import { demandeSiretProblems } from '@asso/domain/demande-siret/demande-siret.problems';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toasts } from '../session/announcements.ts';
import { forgetRoles, hatWorn, holdRoles } from '../session/session-role.ts';
import { installNavigator } from './navigation.ts';
import { ReadStates } from './ReadStates.tsx';

let visited: string[];
beforeEach(() => {
  visited = [];
  toasts.set([]);
  localStorage.clear();
  forgetRoles();
  installNavigator({ go: (href) => visited.push(href), here: () => '/dossiers' });
});
afterEach(cleanup);

const found = { state: 'lu', value: 'Le dossier', version: null };

const show = (code: string, message: string) => {
  const problem = { code, message, status: 403, instance: '', problems: [] };
  const read = {
    state: 'refuse',
    problem,
    isReloading: false,
    reload: async () => undefined,
    put: () => undefined,
  };
  render(
    <ReadStates read={read as never} refused={({ message: said }) => <p>{said}</p>}>
      {() => null}
    </ReadStates>,
  );
};

test.each([
  ['dossier.inaccessible', dossierProblems['dossier.inaccessible'].message],
  ['demande-siret.reservee', demandeSiretProblems['demande-siret.reservee'].message],
  ['compte.association-d-autrui', compteProblems['compte.association-d-autrui'].message],
])('a reading refused by %s is said, then leads home [R8.10]', (code, message) => {
  show(code, message);
  expect(toasts.get().map(({ text }) => text)).toEqual([expect.stringContaining(message)]);
  expect(visited).toEqual(['/']);
});

test('any other refusal is said where one stands', () => {
  show('kernel.introuvable', 'Introuvable.');
  expect(screen.getByText('Introuvable.')).toBeTruthy();
  expect(visited).toEqual([]);
});

test('a link is opened with the role that may open it, before any refusal', () => {
  holdRoles(['rds.user', 'lca.association'], 'rds.user');
  show('dossier.inaccessible', 'Inaccessible.');
  expect([visited, hatWorn()]).toEqual([[], 'lca.association']);
  cleanup();
  render(
    <ReadStates read={found as never} refused={() => null}>
      {(value) => <p>{value as string}</p>}
    </ReadStates>,
  );
  expect(screen.getByText('Le dossier')).toBeTruthy();
  expect(toasts.get().map(({ text }) => text)).toEqual([
    `Vous consultez cette page comme ${roleLabel('lca.association')}.`,
  ]);
});

test('a link that no role may open leads home in the role of before', () => {
  holdRoles(['rds.user', 'lca.association'], 'rds.user');
  show('dossier.inaccessible', 'Inaccessible.');
  cleanup();
  show('dossier.inaccessible', 'Inaccessible.');
  expect([visited, hatWorn()]).toEqual([['/'], 'rds.user']);
  expect(toasts.get()).toHaveLength(1);
});
