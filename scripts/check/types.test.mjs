import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { typeChecks } from './types.mjs';

const project = '{ "extends": "../../tsconfig.base.json", "include": ["src"] }\n';
const wrong = "export const one: number = 'un';\n";

async function checkAll(files) {
  const { projects, check, sum } = typeChecks(makeTree(files));
  const errors = [];
  for (const folder of projects) errors.push(...(await check(folder)).errors);
  return [...errors, ...sum().errors];
}

describe('types', () => {
  it('says where a type is wrong, once, in the package that owns the file', async () => {
    const errors = await checkAll({
      'packages/domain/tsconfig.json': project,
      'packages/domain/src/kernel/one.ts': wrong,
      'packages/contract/tsconfig.json': project,
      'packages/contract/src/kernel/two.ts': "export { one as two } from '@asso/domain/kernel/one';\n",
    });
    expect(errors).toEqual([
      "packages/domain/src/kernel/one.ts:1:14 TS2322: Type 'string' is not assignable to type 'number'.",
    ]);
  });

  it('sees through the names of our packages', async () => {
    const errors = await checkAll({
      'packages/domain/tsconfig.json': project,
      'packages/domain/src/kernel/one.ts': 'export const one = 1;\n',
      'packages/contract/tsconfig.json': project,
      'packages/contract/src/kernel/two.ts':
        "import { one } from '@asso/domain/kernel/one';\nexport const two: string = one;\n",
    });
    expect(errors).toEqual([
      "packages/contract/src/kernel/two.ts:2:14 TS2322: Type 'number' is not assignable to type 'string'.",
    ]);
  });

  it('says the whole of a message of several lines, and what is wrong in the settings themselves', async () => {
    const errors = await checkAll({
      'packages/domain/tsconfig.json': '{ "extends": "../../tsconfig.base.json", "include": ["source"] }\n',
      'packages/domain/src/kernel/one.ts': 'export const one = 1;\n',
      'packages/contract/tsconfig.json': project,
      'packages/contract/src/kernel/two.ts':
        "const deep = { a: { b: 'un' } };\nexport const two: { a: { b: number } } = deep;\n",
    });
    expect(errors).toEqual([
      [
        "packages/contract/src/kernel/two.ts:2:14 TS2322: Type '{ a: { b: string; }; }' is not assignable to type '{ a: { b: number; }; }'.",
        "  The types of 'a.b' are incompatible between these types.",
        "    Type 'string' is not assignable to type 'number'.",
      ].join('\n'),
      expect.stringMatching(/^TS18003: No inputs were found in config file/),
      'packages/domain/src/kernel/one.ts: no tsconfig.json includes it, so its types are never checked',
    ]);
  });

  it('refuses a file that no project includes, and a package without settings', async () => {
    const errors = await checkAll({
      'packages/domain/src/kernel/one.ts': wrong,
      'tsconfig.json': '{ "extends": "./tsconfig.base.json", "include": ["e2e"] }\n',
      'e2e/one.ts': 'export const one = 1;\n',
      'other.config.ts': wrong,
    });
    expect(errors).toEqual([
      'packages/domain/tsconfig.json is missing',
      'other.config.ts: no tsconfig.json includes it, so its types are never checked',
      'packages/domain/src/kernel/one.ts: no tsconfig.json includes it, so its types are never checked',
    ]);
  });
});
