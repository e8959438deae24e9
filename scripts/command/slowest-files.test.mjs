import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { slowestOfPlaywright, slowestOfVitest } from './slowest-files.mjs';

test('the ten slowest of twelve files are told, the slowest first', () => {
  const testResults = Array.from({ length: 12 }, (_, n) => ({
    name: join(root, 'packages', `${n}.test.ts`),
    startTime: 1000,
    endTime: 1000 + n * 500,
  }));
  const told = slowestOfVitest({ testResults });
  expect(told).toHaveLength(10);
  expect(told[0]).toEqual({ file: 'packages/11.test.ts', seconds: 5.5 });
  expect(told.at(-1)).toEqual({ file: 'packages/2.test.ts', seconds: 1 });
});

test('a journey counts with all that describes it, and each time it was played', () => {
  const played = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [
    { file: 'a.spec.ts', specs: [played(1000)] },
    { file: 'b.spec.ts', specs: [played(500, 700)], suites: [{ file: 'b.spec.ts', specs: [played(300)] }] },
  ];
  expect(slowestOfPlaywright({ suites })).toEqual([
    { file: 'e2e/b.spec.ts', seconds: 1.5 },
    { file: 'e2e/a.spec.ts', seconds: 1 },
  ]);
});
