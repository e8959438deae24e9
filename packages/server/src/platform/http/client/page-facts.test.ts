import { expect, test } from 'vitest';
import { collectFacts } from './page-facts.ts';

const log = { warn: () => undefined };

test('a page is told what each feature says', async () => {
  const facts = collectFacts([async () => ({ notes: ['a'] }), async () => ({ other: 1 })], log);
  expect(await facts()).toEqual({ notes: ['a'], other: 1 });
});

test('a page is told nothing by what fails', async () => {
  const failing = async () => {
    throw new Error('no database');
  };
  expect(await collectFacts([async () => ({ notes: [] }), failing], log)()).toEqual({});
});

test('a page does not wait for what does not come', async () => {
  const never = () => new Promise<never>(() => undefined);
  expect(await collectFacts([never], log)()).toEqual({});
});
