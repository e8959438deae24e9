import { expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkGenerated, GENERATED } from './generated.mjs';

const command = 'packages/server/src/openapi-command.ts';
const printing = (text) => `process.stdout.write(${JSON.stringify(text)});\n`;
const remedy = 'run npm run openapi -- --write, and read the difference before committing it';

it.each([
  ['no command yet', {}, []],
  ['the same', { [command]: printing('{\n  "a": 1\n}\n'), 'docs/openapi.json': '{\n  "a": 1\n}\n' }, []],
  [
    'another value',
    { [command]: printing('{\n  "a": 2\n}\n'), 'docs/openapi.json': '{\n  "a": 1\n}\n' },
    [`docs/openapi.json:2 has « "a": 1 » where the code says « "a": 2 »: ${remedy}`],
  ],
  [
    'a line too many',
    { [command]: printing('{}\n'), 'docs/openapi.json': '{}\n1\n' },
    [`docs/openapi.json:2 has « 1 » where the code says « nothing »: ${remedy}`],
  ],
  ['no document', { [command]: printing('{}\n') }, [`docs/openapi.json is missing: ${remedy}`]],
  [
    'a command that fails',
    { [command]: "process.stderr.write('broken');\nprocess.exit(1);\n" },
    [`${command} failed: broken`],
  ],
])('compares a document that is made from the code: %s', async (_what, files, errors) => {
  expect((await checkGenerated(makeTree(files), GENERATED.openapi)).errors).toEqual(errors);
});
