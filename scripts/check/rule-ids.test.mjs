import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkRuleIds, readRules, readTestedIds } from './rule-ids.mjs';

const regles =
  '# Rules\n\n## RIB `ribs`\n\n| Rule | What holds |\n|---|---|\n| R5.1 | an IBAN |\n\n## Dates `dates`\n\n| R5.2  | a date  |\n';
const test = 'packages/domain/src/compte/rib.rules.test.ts';
const withTest = (text) => makeTree({ 'docs/regles.md': regles, [test]: text });

describe('ids of rules', () => {
  it('reads the rules and their capability', () => {
    expect(readRules(withTest(''))).toEqual([
      { id: 'R5.1', text: 'an IBAN', capability: 'ribs' },
      { id: 'R5.2', text: 'a date', capability: 'dates' },
    ]);
  });

  it('refuses an id that is not a rule, wherever a title names it', () => {
    const root = makeTree({
      'docs/regles.md': regles,
      [test]: "describe('rib [R5.3]', () => {\n  it.each([1])('refuses %s [R5.1, R5.4]', () => {});\n});\n",
      'e2e/rib.ts': `test(\`shows \${1} [R5.5]\`, () => {});\n`,
    });
    expect(checkRuleIds(root)).toEqual({
      errors: [
        'e2e/rib.ts:1 R5.5 is not a rule of docs/regles.md',
        `${test}:1 R5.3 is not a rule of docs/regles.md`,
        `${test}:2 R5.4 is not a rule of docs/regles.md`,
      ],
      note: '4 of 2 rules named by a test',
    });
  });

  it('refuses ids written in a way it cannot count', () => {
    const { errors } = checkRuleIds(withTest("it('refuses [R5.1-R5.2]', () => {});\n"));
    expect(errors).toEqual([`${test}:1 R5.1-R5.2 is not a rule of docs/regles.md`]);
  });

  it.each([
    ['a comment', '// shows [R5.1]\n', []],
    ['a text that is no title', "export const text = 'see [R5.1]';\n", []],
    ['a title', "it('refuses [R5.1]', () => {});\n", ['R5.1']],
    ['two ids', "it('refuses [R5.1 R5.2]', () => {});\n", ['R5.1', 'R5.2']],
    ['rows of a table', "it.each([['R5.1'], ['R5.2']])('refuses [%s]', () => {});\n", ['R5.1', 'R5.2']],
    ['named rows', "it.each([{ rule: 'R5.1' }])('refuses [$rule]', () => {});\n", ['R5.1']],
    ['rows no title names', "it.each([['R5.1']])('refuses %s', () => {});\n", []],
  ])('counts as tested: %s', (_what, text, ids) => {
    expect(readTestedIds(withTest(text)).map(({ id }) => id)).toEqual(ids);
  });
});
