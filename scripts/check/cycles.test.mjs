import { expect, test } from 'vitest';
import { findCycles } from './cycles.mjs';

const ways = (leads) => findCycles(Object.keys(leads), (one) => leads[one]);

test('a way that never comes back is no cycle, however many ways lead to one module', () => {
  expect(ways({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
});

test('each group of modules that lead to one another is told once, by its shortest way round', () => {
  const leads = { a: ['b'], b: ['c', 'd'], c: ['b'], d: ['a', 'e'], e: ['f'], f: ['e'], g: ['a', 'e'] };
  expect(ways(leads).map((way) => way.toSorted())).toEqual([
    ['e', 'e', 'f'],
    ['a', 'a', 'b', 'd'],
  ]);
});

test('a module that leads to itself is a cycle', () => {
  expect(ways({ a: ['a'] })).toEqual([['a', 'a']]);
});
