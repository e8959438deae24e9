// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRechercheAssociation } from './use-recherche-association.ts';

let q = '';
const asked: string[] = [];
vi.mock('../../platform/page/query-params.ts', () => ({
  useQueryParams: () => ({ get: (name: string) => (name === 'q' ? q : null), set: () => undefined }),
}));
vi.mock('../../platform/use-read.ts', () => ({
  useRead: ({ path }: { path: string }, input: unknown) => {
    if (input) asked.push(path);
    return { state: 'attente' };
  },
}));
afterEach(cleanup);

it.each([
  ['662 044 189', '/dac/association-light'],
  ['W132000417', '/dac/association-light'],
  ['w13 2000417', '/dac/association-light'],
  ['pions marseille', '/dac/association'],
  ['662 044 189 00018', '/dac/association'],
  ['RIDET 1234567.001', '/dac/association'],
])('a SIREN and an RNA number ask the light search, all else the search of words: %s', (typed, path) => {
  q = typed;
  asked.length = 0;
  renderHook(useRechercheAssociation);
  expect(asked).toEqual([path]);
});
