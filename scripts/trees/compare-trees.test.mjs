import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { changesBetween, compareTrees, differencesInWords } from './compare-trees.mjs';

const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aFolder(pages) {
  const folder = mkdtempSync(join(tmpdir(), 'portail-asso-arbres-'));
  folders.push(folder);
  for (const [name, lines] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), lines.join('\n'));
  }
  return folder;
}

const page = (button) => [
  '- main:',
  '  - heading "RIB"',
  '  - list:',
  `    - button "${button}"`,
  '- contentinfo',
];

test('the same pages have no difference', () => {
  const [one, other] = [
    aFolder({ 'agent/a.txt': page('Ajouter') }),
    aFolder({ 'agent/a.txt': page('Ajouter') }),
  ];
  expect(compareTrees(one, other)).toEqual({ compared: 1, gone: [], born: [], changes: [] });
});

test('the same change is said once, where it is, with the pages that have it', () => {
  const frozen = aFolder({
    'agent/a.txt': page('Ajouter'),
    'agent/b.txt': page('Ajouter'),
    'c.txt': page('Ajouter'),
  });
  const present = aFolder({
    'agent/a.txt': page('Créer'),
    'agent/b.txt': page('Créer'),
    'c.txt': page('Retirer'),
  });
  const found = compareTrees(frozen, present);
  expect(found.changes).toEqual([
    {
      where: ['main', 'list'],
      removed: ['    - button "Ajouter"'],
      added: ['    - button "Créer"'],
      pages: ['agent/a.txt', 'agent/b.txt'],
    },
    expect.objectContaining({ added: ['    - button "Retirer"'], pages: ['c.txt'] }),
  ]);
  expect(differencesInWords(found)[0]).toBe(
    '1. main › list\n  - - button "Ajouter"\n  + - button "Créer"\n    agent/a.txt\n    agent/b.txt',
  );
  expect(differencesInWords(found).at(-1)).toMatch(/^3 pages comparées, 3 changées de 2 façons/);
});

test('a page that only one side has is named', () => {
  const found = compareTrees(aFolder({ 'a.txt': [] }), aFolder({ 'b.txt': [] }));
  expect([found.gone, found.born]).toEqual([['a.txt'], ['b.txt']]);
  expect(differencesInWords(found).slice(0, 2)).toEqual([
    'N’y sont plus :\n    a.txt',
    'N’y étaient pas :\n    b.txt',
  ]);
});

test('two places of a page are two changes, and lines that are only deeper say so', () => {
  const before = ['- main:', '  - text: a', '  - text: b', '  - list', '  - text: c'];
  const after = ['- main:', '  - group:', '    - text: a', '    - text: b', '  - list', '  - text: d'];
  expect(changesBetween(before, after)).toHaveLength(2);
  const deeper = {
    where: [],
    removed: ['- text: a', '- text: b'],
    added: ['  - text: a', '  - text: b'],
    pages: [],
  };
  const words = differencesInWords({ compared: 1, gone: [], born: [], changes: [deeper] });
  expect(words[0]).toContain('2 lignes rangées autrement');
});
