import { expect, test } from 'vitest';
import { avisVoisins } from './avis-voisins.ts';

const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test.each([
  ['the first', 'a', { rang: 1, previous: null, next: { id: 'b' } }],
  ['one in the middle', 'b', { rang: 2, previous: { id: 'a' }, next: { id: 'c' } }],
  ['the last', 'c', { rang: 3, previous: { id: 'b' }, next: null }],
  [
    'one that was just given: the first that waits comes next',
    'z',
    { rang: null, previous: null, next: { id: 'a' } },
  ],
])('%s has these neighbours', (_, id, found) => {
  expect(avisVoisins(items, id)).toEqual(found);
});

test('when nothing waits, nothing is next', () => {
  expect(avisVoisins([], 'a')).toEqual({ rang: null, previous: null, next: null });
});
