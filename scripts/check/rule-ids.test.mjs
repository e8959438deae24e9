import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { placesNaming } from './places-naming.mjs';
import { checkRuleIds, readRules, readTestedIds } from './rule-ids.mjs';

const home = 'domain/compte/rib.rules.ts';
const regles = `# Rules

## RIB \`ribs\`

| Rule | What holds | Home |
|---|---|---|
| R5.1 | an IBAN | \`${home}\` |

## Dates \`dates\`

| R5.2 | a date | — |
`;
const homeFile = {
  'packages/domain/src/compte/rib.rules.ts': "const text = 'Le champ {label} n’est pas un IBAN.';\n",
};
const test = 'packages/domain/src/compte/rib.rules.test.ts';
const withTest = (text) => makeTree({ 'docs/regles.md': regles, ...homeFile, [test]: text });

describe('ids of rules', () => {
  it('reads the rules and their capability', () => {
    expect(readRules(withTest(''))).toEqual([
      { id: 'R5.1', text: 'an IBAN', home, capability: 'ribs' },
      { id: 'R5.2', text: 'a date', home: undefined, capability: 'dates' },
    ]);
  });

  it('refuses an id that is not a rule, wherever a title names it', () => {
    const root = makeTree({
      'docs/regles.md': regles,
      ...homeFile,
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

  it('refuses a rule that a test shows and no file decides', () => {
    const { errors } = checkRuleIds(withTest("it('shows [R5.2]', () => {});\n"));
    expect(errors).toEqual(['docs/regles.md: R5.2 is tested, and has no home']);
  });

  it('refuses a home that is not there', () => {
    const { errors } = checkRuleIds(makeTree({ 'docs/regles.md': regles }));
    expect(errors).toEqual([`docs/regles.md: the home of R5.1, ${home}, is not there`]);
  });

  it.each([
    ['to the letter, whatever stands between braces', "Le champ {nom} n'est pas un IBAN.", []],
    [
      'another text',
      'Ce compte n’existe pas.',
      [`docs/regles.md: ${home} does not say M140, « Ce compte n’existe pas. »`],
    ],
  ])('reads the texts in the file that is named: %s', (_what, words, expected) => {
    const text = `${regles}\n## Texts \`messages\`\n\n| M140 | ${words} | the form | \`${home}\` |\n`;
    expect(checkRuleIds(makeTree({ 'docs/regles.md': text, ...homeFile })).errors).toEqual(expected);
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
