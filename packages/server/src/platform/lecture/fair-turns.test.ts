import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.ts';

/** Works that are ended by hand, in the order in which they were begun. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.set(name, () => resolve(name));
    return promise;
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('an account that asks for much leaves a place to the others', async () => {
  const { begun, work, end } = works();
  const turn = fairTurns({ places: 2, maxWaiting: 8 });
  const firsts = ['a1', 'a2', 'a3'].map((name) => turn('a', work(name)));
  const other = turn('b', work('b1'));
  expect(begun).toEqual(['a1', 'b1']);
  end('b1');
  expect(await other).toBe('b1');
  expect(begun).toEqual(['a1', 'b1']);
  const third = turn('c', work('c1'));
  end('a1');
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  end('c1');
  end('a2');
  await Promise.all([third, firsts[0], firsts[1]]);
  await expect.poll(() => begun.at(-1)).toBe('a3');
});

test('too many works of one account are refused, not those of the others', () => {
  const { work } = works();
  const turn = fairTurns({ places: 1, maxWaiting: 2 });
  const answers = ['a1', 'a2', 'a3', 'a4'].map((name) => turn('a', work(name)));
  expect(answers.map((one) => one !== null)).toEqual([true, true, true, false]);
  expect(turn('b', work('b1'))).not.toBeNull();
});

test('a work that fails gives its place back', async () => {
  const { begun, work } = works();
  const turn = fairTurns({ places: 1, maxWaiting: 2 });
  const failed = turn('a', async () => {
    throw new Error('broken');
  });
  const after = turn('b', work('b1'));
  await expect(failed).rejects.toThrow('broken');
  await expect.poll(() => begun).toEqual(['b1']);
  expect(after).not.toBeNull();
});
