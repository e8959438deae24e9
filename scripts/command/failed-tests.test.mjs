import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failedOfPlaywright, failedOfVitest } from './failed-tests.mjs';
import { root } from './paths.mjs';

test('a failed test is told with its file and its first lines, without colours', () => {
  const testResults = [
    {
      name: join(root, 'packages', 'a.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'holds', failureMessages: [] },
        {
          status: 'failed',
          fullName: 'adds up',
          failureMessages: ['\u001b[31mexpected 3\u001b[39m\n\n    at a.test.ts:4'],
        },
      ],
    },
  ];
  expect(failedOfVitest({ testResults })).toEqual([
    { where: 'packages/a.test.ts › adds up', lines: ['expected 3', '    at a.test.ts:4'] },
  ]);
});

test('a file that cannot be read is told with its own message', () => {
  const testResults = [
    { name: join(root, 'b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(failedOfVitest({ testResults })).toEqual([{ where: 'b.test.ts', lines: ['no such module'] }]);
});

test('a journey that failed is told with its line, and what fails outside a journey too', () => {
  const spec = (title, ok, error) => ({
    title,
    ok,
    file: 'c.spec.ts',
    line: 7,
    tests: [{ results: [{ error }] }],
  });
  const suites = [
    { specs: [spec('opens', true)], suites: [{ specs: [spec('saves', false, { message: 'no button' })] }] },
  ];
  expect(failedOfPlaywright({ suites, errors: [{ message: 'no portal' }] })).toEqual([
    { where: 'e2e', lines: ['no portal'] },
    { where: 'e2e/c.spec.ts:7 › saves', lines: ['no button'] },
  ]);
});
