import { expect, test } from 'vitest';
import { findShade, makeClasses, shadeTone } from './carte-classes.ts';

test('few values have a shade each, the largest the darkest', () => {
  const classes = makeClasses([0, 4, 4, 12]);
  expect(classes).toEqual([
    { from: 4, to: 4 },
    { from: 12, to: 12 },
  ]);
  expect([0, 4, 12].map((value) => shadeTone(findShade(value, classes), classes))).toEqual([0, 4, 5]);
});

test('many values are shared among five shades', () => {
  const classes = makeClasses([1, 2, 3, 4, 5, 6, 7, 8, 9, 100]);
  expect(classes).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 4 },
    { from: 5, to: 6 },
    { from: 7, to: 8 },
    { from: 9, to: 100 },
  ]);
  expect([1, 2, 3, 99, 100].map((value) => findShade(value, classes))).toEqual([1, 1, 2, 5, 5]);
});

test('equal values are never of two shades', () => {
  const classes = makeClasses([1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6]);
  for (const { from, to } of classes) expect(from).toBeLessThanOrEqual(to);
  expect(findShade(1, classes)).toBe(1);
  expect(new Set(classes.map(({ from }) => from)).size).toBe(classes.length);
});

test('nothing is drawn of nothing', () => {
  expect(makeClasses([0, 0])).toEqual([]);
  expect(findShade(0, [])).toBe(0);
});
