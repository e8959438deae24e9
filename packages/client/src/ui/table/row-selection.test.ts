import { expect, it } from 'vitest';
import { between, toggled } from './row-selection.ts';

const ids = ['a', 'b', 'c', 'd'];

it('takes the rows between two presses, whichever came first', () => {
  expect(between(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(between(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(between(ids, 'c', 'c')).toEqual(['c']);
});

it('takes the pressed row alone when the other is on another page', () => {
  expect(between(ids, 'z', 'b')).toEqual(['b']);
});

it('gives all of them one state', () => {
  expect([...toggled(new Set(['a', 'b']), ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
  expect([...toggled(new Set(['a', 'b']), ['b', 'c'], false)]).toEqual(['a']);
});
