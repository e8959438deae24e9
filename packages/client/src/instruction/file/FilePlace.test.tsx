import { expect, it } from 'vitest';
import { sayPlace } from './FilePlace.tsx';

const place = { shown: 50, total: 412, isTotalExact: true, isFirst: false, isLast: false };

it('says the rank of the first and of the last lines, and only how many in between', () => {
  expect(sayPlace({ ...place, isFirst: true })).toBe('1 à 50 sur 412');
  expect(sayPlace(place)).toBe('50 sur 412');
  expect(sayPlace({ ...place, shown: 12, isLast: true })).toBe('401 à 412 sur 412');
  expect(sayPlace({ ...place, shown: 1, total: 1, isFirst: true, isLast: true })).toBe('1 sur 1');
});

it('does not count what the list does not, and says nothing of no line', () => {
  expect(sayPlace({ ...place, total: 10_000, isTotalExact: false, isLast: true })).toMatch(/^50 sur plus de/);
  expect(sayPlace({ ...place, shown: 0, total: 0, isFirst: true })).toBe('');
});
