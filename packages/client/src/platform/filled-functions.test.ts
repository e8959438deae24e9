import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const kept = [
  [Array.prototype, 'toReversed', Array.prototype.toReversed],
  [Array.prototype, 'toSorted', Array.prototype.toSorted],
  [Array.prototype, 'with', Array.prototype.with],
  [Map, 'groupBy', Map.groupBy],
  [Promise, 'withResolvers', Promise.withResolvers],
] as const;

describe('in a browser that lacks them', () => {
  beforeAll(async () => {
    for (const [owner, name] of kept) Reflect.deleteProperty(owner, name);
    const { filledFunctions } = await import('./filled-functions.ts');
    expect(filledFunctions).toEqual(kept.map(([, name]) => name));
  });
  afterAll(() => {
    for (const [owner, name, value] of kept) Reflect.set(owner, name, value);
  });

  it('a list is sorted or turned round beside itself', () => {
    const list = [10, 9, 1];
    expect(Array.prototype.toSorted).not.toBe(kept[1][2]);
    expect(list.toSorted()).toEqual([1, 10, 9]);
    expect(list.toSorted((a, b) => a - b)).toEqual([1, 9, 10]);
    expect(list.toReversed()).toEqual([1, 9, 10]);
    expect([list.with(1, 5), list.with(-1, 5)]).toEqual([
      [10, 5, 1],
      [10, 9, 5],
    ]);
    expect(() => list.with(3, 5)).toThrow(RangeError);
    expect(list).toEqual([10, 9, 1]);
    expect(Object.keys(list)).toEqual(['0', '1', '2']);
  });

  it('what has the same key is put together, in the order in which it comes', () => {
    const groups = Map.groupBy(['un', 'deux', 'dix', 'trois'], (word) => word[0]);
    expect([...groups]).toEqual([
      ['u', ['un']],
      ['d', ['deux', 'dix']],
      ['t', ['trois']],
    ]);
  });

  it('a promise is kept or broken from outside', async () => {
    const [kept, broken] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    kept.resolve('tenu');
    broken.reject(new Error('rompu'));
    expect(await kept.promise).toBe('tenu');
    await expect(broken.promise).rejects.toThrow('rompu');
  });
});

it('what the browser has is left to it', async () => {
  vi.resetModules();
  await import('./filled-functions.ts');
  expect(kept.map(([owner, name]) => Reflect.get(owner, name))).toEqual(kept.map(([, , value]) => value));
});
