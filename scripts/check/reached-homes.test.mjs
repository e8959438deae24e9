import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkReachedHomes } from './reached-homes.mjs';

const list = 'scripts/check/rules.tsv';
const listed = (home) => `id\nR5.1\tribs\t${home}\tan IBAN\nR5.2\tribs\t${home}\ta BIC\n`;
const rules = 'packages/domain/src/compte/rib.rules.ts';
const product = (text) => ({
  [list]: listed('domain/compte/rib.rules.ts'),
  'packages/domain/src/compte/rib.rules.test.ts': "import { isIban, isBic } from './rib.rules.ts';\n",
  'packages/server/src/main.ts': "import './compte/start.ts';\n",
  'packages/server/src/compte/start.ts': text,
});
const both =
  'const length = 27;\nexport const isIban = (text) => text.length === length;\nexport const isBic = () => isIban;\n';
const errorsOf = (files) => checkReachedHomes(makeTree(files)).errors;
const unused = (name) => `${rules} ${name}: no code of the product uses it`;

describe('the home of a rule', () => {
  it('is reached by the product, not by tests alone', () => {
    expect(errorsOf({ ...product('export {};\n'), [rules]: both })).toEqual([
      `${rules}, home of R5.1, R5.2, is not reached by the product`,
    ]);
  });

  it('is not reached through a module that nothing starts', () => {
    const importing = "import { isBic } from '@asso/domain/compte/rib.rules';\nisBic();\n";
    const files = {
      ...product('export {};\n'),
      [rules]: both,
      'packages/server/src/compte/old.ts': importing,
    };
    expect(errorsOf(files)).toHaveLength(1);
  });

  it.each([
    ['by name', "import { isBic } from '@asso/domain/compte/rib.rules';\nisBic();\n", []],
    ['by another name', "import { isBic as is } from '@asso/domain/compte/rib.rules';\nis();\n", []],
    ['as a whole', "import * as rib from '@asso/domain/compte/rib.rules';\nrib.isBic();\n", []],
    ['when it is needed', "await import('@asso/domain/compte/rib.rules');\n", []],
    ['in part', "import { isIban } from '@asso/domain/compte/rib.rules';\nisIban('');\n", [unused('isBic')]],
    [
      'by a function that nothing calls',
      "import { isBic } from '@asso/domain/compte/rib.rules';\nfunction never() {\n  isBic();\n}\n",
      [unused('isIban'), unused('isBic')],
    ],
  ])('is used %s', (_way, text, expected) => {
    expect(errorsOf({ ...product(text), [rules]: both })).toEqual(expected);
  });

  it('may be a page that is loaded later, by a list of pages', () => {
    const files = {
      [list]: listed('client/compte/RibPage.tsx'),
      'packages/client/src/main.tsx': "import { pages } from './pages.ts';\npages();\n",
      'packages/client/src/pages.ts': "export const pages = () => import('./compte/RibPage.tsx');\n",
      'packages/client/src/compte/RibPage.tsx': 'export function RibPage() {}\n',
    };
    expect(errorsOf(files)).toEqual([]);
  });
});

describe('what is shared', () => {
  it('is used by the product even where it is the home of no rule; a type may be a reader’s', () => {
    const path = 'packages/domain/src/kernel/one.ts';
    const text = "import { one } from '@asso/domain/kernel/one';\none.toFixed();\n";
    const files = {
      ...product(text),
      [list]: '',
      [path]: 'export const one = 1;\nexport const two = 2;\nexport type Two = 2;\n',
    };
    expect(errorsOf(files)).toEqual([`${path} two: no code of the product uses it`]);
  });
});
