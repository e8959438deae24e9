import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { placesNaming } from './places-naming.mjs';
import { checkRuleIds, readRules, readTestedIds, withHomes } from './rule-ids.mjs';

const home = 'domain/compte/rib.rules.ts';
const list = 'scripts/check/rules.tsv';
const head = 'id\tsubject\thome\tholds\twhere\n';
const rules = `${head}R5.1\tribs\t${home}\tan IBAN\nR5.2\tdates\t\ta date\n`;
const homeFile = {
  'packages/domain/src/compte/rib.rules.ts': "const text = 'Le champ {label} n’est pas un IBAN.';\n",
};
const test = 'packages/domain/src/compte/rib.rules.test.ts';
const withTest = (text) => makeTree({ [list]: rules, ...homeFile, [test]: text });
const both = "it('shows [R5.1 R5.2]', () => {});\n";

describe('ids of rules', () => {
  it('reads the rules and their subject', () => {
    expect(readRules(withTest(''))).toEqual([
      { id: 'R5.1', subject: 'ribs', home, text: 'an IBAN' },
      { id: 'R5.2', subject: 'dates', home: undefined, text: 'a date' },
    ]);
  });

  it('refuses an id that is not a rule, wherever a title names it', () => {
    const root = makeTree({
      [list]: rules,
      ...homeFile,
      [test]:
        "describe('rib [R5.3]', () => {\n  it.each([1])('refuses %s [R5.1, R5.4, R5.2]', () => {});\n});\n",
      'e2e/rib.ts': `test(\`shows \${1} [R5.5]\`, () => {});\n`,
    });
    expect(checkRuleIds(root)).toEqual({
      errors: [
        `e2e/rib.ts:1 R5.5 is not a rule of ${list}`,
        `${test}:1 R5.3 is not a rule of ${list}`,
        `${test}:2 R5.4 is not a rule of ${list}`,
      ],
      note: '5 of 2 rules named by a test',
    });
  });

  it('refuses ids written in a way it cannot count', () => {
    const { errors } = checkRuleIds(withTest(`it('refuses [R5.1-R5.2]', () => {});\n${both}`));
    expect(errors).toEqual([`${test}:1 R5.1-R5.2 is not a rule of ${list}`]);
  });

  it('refuses a rule that no test shows', () => {
    const { errors } = checkRuleIds(withTest("it('shows [R5.1]', () => {});\n"));
    expect(errors).toEqual([`${list}: no test shows R5.2, « a date »`]);
  });

  it('finds the home of a rule beside the test that shows it, and asks for it where there is none', () => {
    const root = makeTree({ [list]: rules, ...homeFile, 'e2e/rib.ts': both });
    expect(checkRuleIds(root).errors).toEqual([
      `${list}: R5.2 needs its home, as no test of it stands beside one`,
    ]);
    const beside = withTest(both);
    expect(withHomes(beside, readRules(beside), readTestedIds(beside)).map(({ homes }) => homes)).toEqual([
      [`packages/domain/src/compte/rib.rules.ts`],
      [`packages/domain/src/compte/rib.rules.ts`],
    ]);
  });

  it('refuses a home that is not there', () => {
    const { errors } = checkRuleIds(makeTree({ [list]: rules, 'e2e/rib.ts': both }));
    expect(errors[0]).toBe(
      `${list}: the home of R5.1, packages/domain/src/compte/rib.rules.ts, is not there`,
    );
  });

  it.each([
    ['to the letter, whatever stands between braces', "Le champ {nom} n'est pas un IBAN.", []],
    [
      'another text',
      'Ce compte n’existe pas.',
      [`${list}: packages/domain/src/compte/rib.rules.ts does not say M140, « Ce compte n’existe pas. »`],
    ],
  ])('reads the texts in the file that is named: %s', (_what, words, expected) => {
    const text = `${head}M140\tmessages\t${home}\t${words}\tthe form\n`;
    expect(checkRuleIds(makeTree({ [list]: text, ...homeFile })).errors).toEqual(expected);
  });

  it('says where an id that is no rule is named', () => {
    const root = withTest("it('says so [M140]', () => {});\n");
    expect(placesNaming(root, 'M140')).toEqual([{ path: test, line: 1 }]);
    expect(placesNaming(root, 'R5.1')).toEqual([]);
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
