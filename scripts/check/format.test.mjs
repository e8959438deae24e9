import { expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkFormat } from './format.mjs';

const four = 'export const sum = (a: number, b: number, c: number, d: number) => a + b + c + d;\n';

it.each([
  ['a.ts', 'export const one = "un"\n', 'format'],
  ['a.ts', 'export function one() {\n  const two = 2;\n}\n', 'lint/correctness/noUnusedVariables'],
  ['a.ts', 'export const one = (value: any) => value;\n', 'lint/suspicious/noExplicitAny'],
  ['a.ts', four, 'lint/complexity/useMaxParams'],
  ['a.ts', 'export default 1;\n', 'lint/style/noDefaultExport'],
  ['a.ts', "export * from './b.ts';\n", 'lint/performance/noReExportAll'],
  ['a.ts', 'export enum One {\n  Two = 2,\n}\n', 'lint/style/noEnum'],
])('fails on %s: %s', async (path, text, rule) => {
  const { errors } = await checkFormat(makeTree({ [path]: text, 'b.ts': 'export const b = 1;\n' }));
  expect(errors).toContainEqual(expect.stringMatching(new RegExp(`^${path}:\\d+ ${rule}: `)));
});

it('accepts what is formatted', async () => {
  const root = makeTree({ 'a.ts': 'export const one = 1;\n', 'a.config.ts': 'export default 1;\n' });
  expect((await checkFormat(root)).errors).toEqual([]);
});
