import { describe, expect, it } from 'vitest';
import { eachByLots, runEach } from './each-by-lots.ts';

/** Answers as a query by lots does, with the items after the last one read. */
const listed = (all: readonly number[]) => async (after: number | null, limit: number) =>
  all.filter((one) => after === null || one > after).slice(0, limit);

/** Gives the items that were done, among those asked for, when some fail. */
async function done(all: readonly number[], failing: readonly number[] = []) {
  const acted: number[] = [];
  const act = async (one: number) => {
    if (failing.includes(one)) throw new Error(`no ${one}`);
    acted.push(one);
  };
  const outcome = await eachByLots({ lot: 2, list: listed(all), act }).then(
    () => 'all done',
    (error: Error) => error.message,
  );
  return { acted, outcome };
}

describe('each of a list read by lots', () => {
  it.each([
    ['none', [], []],
    ['fewer than a lot', [1], [1]],
    ['as many as a lot', [1, 2], [1, 2]],
    ['several lots', [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
  ])('%s', async (_what, all, expected) => {
    expect(await done(all)).toEqual({ acted: expected, outcome: 'all done' });
  });

  it('one that fails leaves all the others done, those of the next lots too, and is said', async () => {
    expect(await done([1, 2, 3, 4, 5], [2])).toEqual({ acted: [1, 3, 4, 5], outcome: 'no 2' });
  });

  it('several that fail are counted', async () => {
    expect(await done([1, 2, 3], [1, 3])).toEqual({
      acted: [2],
      outcome: '2 failed, the first: Error: no 1',
    });
  });

  it('a list that cannot be read stops it', async () => {
    const list = async () => Promise.reject(new Error('no database'));
    await expect(eachByLots({ lot: 2, list, act: async () => undefined })).rejects.toThrow('no database');
  });
});

it('of a list that is there, one that fails leaves the others done', async () => {
  const acted: string[] = [];
  const act = async (one: string) => {
    if (one === 'b') throw new Error('no b');
    acted.push(one);
  };
  await expect(runEach(['a', 'b', 'c'], act)).rejects.toThrow('no b');
  expect(acted).toEqual(['a', 'c']);
});
