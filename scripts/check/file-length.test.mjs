import { expect, it } from 'vitest';
import { checkFileLength } from './file-length.mjs';
import { makeTree } from './fixture-tree.mjs';

const lines = (count) => 'export {};\n'.repeat(count);
const code = 'packages/server/src/compte/compte.handlers.ts';

it.each([
  [code, 200, [], []],
  [code, 201, [], [`${code}: 201 lines, time to split (limit 300)`]],
  [code, 300, [], [`${code}: 300 lines, time to split (limit 300)`]],
  [code, 301, [`${code}: 301 lines, the limit is 300`], []],
  ['scripts/start.mjs', 301, ['scripts/start.mjs: 301 lines, the limit is 300'], []],
  ['packages/domain/src/compte/compte.fields.ts', 600, [], []],
  [
    'packages/domain/src/compte/compte.fields.ts',
    601,
    ['packages/domain/src/compte/compte.fields.ts: 601 lines, the limit is 600'],
    [],
  ],
  ['packages/domain/src/compte/compte.problems.ts', 600, [], []],
  ['packages/domain/src/compte/compte.rules.test.ts', 600, [], []],
  ['packages/domain/src/referentiel/data/pays.ts', 600, [], []],
  ['packages/server/src/seeds/demo/people.ts', 600, [], []],
  ['packages/server/migrations/0001-socle.sql', 2000, [], []],
])('judges %s of %i lines', (path, count, errors, warnings) => {
  expect(checkFileLength(makeTree({ [path]: lines(count) }))).toEqual({ errors, warnings });
});
