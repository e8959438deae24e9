// @vitest-environment jsdom
import { compteProblems } from '@asso/domain/compte/compte.problems';
import { demandeSiretProblems } from '@asso/domain/demande-siret/demande-siret.problems';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toasts } from '../session/announcements.ts';
import { installNavigator } from './navigation.ts';
import { ReadStates } from './ReadStates.tsx';

let visited: string[];
beforeEach(() => {
  visited = [];
  toasts.set([]);
  installNavigator({ go: (href) => visited.push(href), here: () => '/dossiers' });
});
afterEach(cleanup);

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
