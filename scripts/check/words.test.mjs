import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkWords } from './words.mjs';

const server = 'packages/server/src/compte/compte.handlers.ts';
const domain = 'packages/domain/src/compte/compte.rules.ts';
/** The words are written in two halves, so that the check does not find them here. */
const later = `// ${'TO' + 'DO'} finish\n`;
const ignored = (tool) => `// ${tool}-${'ignore'} lint\n`;
const unfinished = 'unfinished work: do it, or write an issue';
const silenced = 'a tool is silenced: mend the cause';
const pronoun = 'a comment begins with a pronoun: name what it speaks of';
const orphan = 'two comments in a row: each must stand on the code that it describes';
const elision = '« de » stands before a name: deNom (domain/identifiants/elision.ts) says « d’Anne »';
const machine = 'names a folder of one machine';

const refused = [
  [server, later, unfinished],
  [server, `// ${'FIX' + 'ME'}: wrong\n`, unfinished],
  ['packages/server/migrations/0001-compte.sql', `-- ${'TO' + 'DO'}\n`, unfinished],
  [server, ignored('biome'), silenced],
  [server, ignored('@ts'), silenced],
  [server, `// @ts-${'expect-error'}\n`, 'a compile error is expected: mend the cause'],
  ['README.md', `cd /${'home'}/jeanne/asso\n`, machine],
  ['README.md', `cd /${'Users'}/jeanne/asso\n`, machine],
  ['docs/decisions/x.md', `see ${'../'.repeat(3)}elsewhere.md\n`, 'leads out of the project'],
  [
    '.npmrc',
    `registry=https://npm.exemple.fr/${'registry'}/\n`,
    'names a registry that is not the public one',
  ],
  [
    'package-lock.json',
    `"resolved": "https://npm.exemple.fr/zod-4.6.7.${'tgz'}"\n`,
    'names a registry that is not the public one',
  ],
  [server, '/** It keeps one. */\nexport const one = 1;\n', pronoun],
  ['e2e/support/a.ts', '// They are two.\n', pronoun],
  [server, 'export const said = (nom) => `La demande de ${' + 'nom}`;\n', elision],
  ['packages/client/src/compte/A.tsx', 'const one = <p>Compte de {' + 'user.nom}</p>;\n', elision],
  [domain, 'export const one = 1;\n', 'opens without the sentence that says which rule it holds'],
];

const accepted = [
  [server, 'export const said = (nom) => `La demande ${' + 'deNom(nom)}, de ${' + 'annee}`;\n'],
  [server, "export const text = 'méthodo';\n"],
  ['CONTRIBUTING.md', 'No TO-DO is left in the code.\n'],
  [domain, '// Who may sign in (§ 2).\nexport const one = 1;\n'],
  ['packages/domain/src/compte/compte.rules.test.ts', `// @ts-${'expect-error'}\nexport const one = 1;\n`],
  [server, '// One is kept for all.\n// It never changes.\nexport const one = 1;\n'],
  [server, '/** One. */\nexport const one = 1;\n\n/** Two. */\nexport const two = 2;\n'],
  ['packages/server/migrations/0001-compte.sql', '-- Its own.\n'],
  ['packages/server/src/compte/a/b.ts', "import '../../platform/clock.ts';\n"],
  ['docs/exploitation/installer.md', 'Data stands in /var/lib/portail and /opt/portail.\n'],
  ['package-lock.json', '"resolved": "https://registry.npmjs.org/zod/-/zod-4.6.7.tgz"\n'],
];

describe('words that have no place in the project', () => {
  it.each(refused)('refuses, in %s: %s', (path, text, message) => {
    expect(checkWords(makeTree({ [path]: text })).errors).toEqual([`${path}:1 ${message}`]);
  });

  it.each(accepted)('accepts, in %s: %s', (path, text) => {
    expect(checkWords(makeTree({ [path]: text })).errors).toEqual([]);
  });

  it.each([
    ['/**\n * Their sum.\n */\nexport const one = 1;\n', `${server}:2 ${pronoun}`],
    ['/** One. */\n/** Two. */\nexport const two = 2;\n', `${server}:2 ${orphan}`],
    ['/**\n * One.\n */\n/** Two. */\nexport const two = 2;\n', `${server}:4 ${orphan}`],
  ])('refuses, below the first line: %s', (text, error) => {
    expect(checkWords(makeTree({ [server]: text })).errors).toEqual([error]);
  });

  it('refuses the folder the checkout lies in, and what stands beside it', () => {
    const root = makeTree({});
    const beside = makeTree({});
    for (const place of [root, `${root}/docs`, `${dirname(root)}/${basename(beside)}`]) {
      const tree = { 'docs/notes.md': `see ${place}\n` };
      expect(checkWords(makeTree(tree)).errors).toEqual([`docs/notes.md:1 ${machine}`]);
    }
  });
});
