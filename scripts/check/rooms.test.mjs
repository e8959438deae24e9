import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkRooms } from './rooms.mjs';

const server = 'packages/server/src/compte';
const client = 'packages/client/src/compte';
const lines = (count) => 'export {};\n'.repeat(count);
const errorsOf = (files) => checkRooms(makeTree(files)).errors;

it('refuses a folder of more than forty files, without its tests', () => {
  const folder = (count) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${server}/piece-${at}.ts`, lines(30)]));
  expect(errorsOf({ ...folder(40), [`${server}/piece-1.test.ts`]: lines(1) })).toEqual([]);
  expect(errorsOf(folder(41))).toEqual([`${server}: 41 files, the limit is 40: cut it by screen or by act`]);
});

const reader = "import { one } from './one.ts';\n";
const byName = "import { one } from '@asso/domain/compte/one';\n";

it.each([
  ['one reader', `${server}/one.ts`, { [`${server}/open.ts`]: reader }],
  ['one reader of another package', 'packages/domain/src/compte/one.ts', { [`${server}/open.ts`]: byName }],
  [
    'one reader, at its first use',
    `${server}/one.ts`,
    { [`${server}/open.ts`]: "await import('./one.ts');\n" },
  ],
  [
    'one reader on screen',
    `${client}/One.tsx`,
    { [`${client}/open.tsx`]: "import { One } from './One.tsx';\n" },
  ],
])('refuses a file of few lines with %s', (_, path, readers) => {
  expect(errorsOf({ [path]: lines(25), ...readers })).toEqual([
    `${path}: 25 lines that only ${basename(Object.keys(readers)[0])} reads, they belong in it`,
  ]);
});

it.each([
  ['a longer file', { [`${server}/one.ts`]: lines(26), [`${server}/open.ts`]: reader }],
  ['two readers', { [`${server}/one.ts`]: lines(5), [`${server}/a.ts`]: reader, [`${server}/b.ts`]: reader }],
  [
    'a test of its own',
    { [`${server}/one.ts`]: lines(5), [`${server}/a.ts`]: reader, [`${server}/one.test.ts`]: reader },
  ],
  [
    'a suffix that is looked for',
    { [`${server}/one.job.ts`]: lines(5), [`${server}/a.ts`]: "import './one.job.ts';\n" },
  ],
  [
    'a reader that would grow too long',
    { [`${server}/one.ts`]: lines(25), [`${server}/open.ts`]: reader + lines(175) },
  ],
  [
    'a reader that holds no components',
    { [`${client}/One.tsx`]: lines(5), [`${client}/rows.ts`]: "import { One } from './One.tsx';\n" },
  ],
  [
    'a page that loads it later',
    { [`${client}/One.tsx`]: lines(5), [`${client}/Page.tsx`]: "lazyPart(() => import('./One.tsx'));\n" },
  ],
  ['a feature', { [`${server}/feature.ts`]: lines(5), [`${server}/a.ts`]: "import './feature.ts';\n" }],
])('keeps a small file with %s', (_, files) => {
  expect(errorsOf(files)).toEqual([]);
});

it('keeps the makers of tests out of the folders of the product', () => {
  const maker = (path) => ({ [path]: lines(30), [`${server}/open.ts`]: lines(30) });
  expect(errorsOf(maker(`${server}/test/test-comptes.ts`))).toEqual([]);
  expect(errorsOf(maker(`${server}/test-comptes.ts`))).toEqual([
    `${server}/test-comptes.ts: a maker of tests stands apart from the product, in a folder test`,
  ]);
});
