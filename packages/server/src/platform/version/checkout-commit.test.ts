import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkoutCommit } from './checkout-commit.ts';

const commit = '3fa9c1e0'.repeat(5);

function aClone(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'portail-asso-commit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, '.git', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${text}\n`);
  }
  return folder;
}

test.each([
  ['a branch', { HEAD: 'ref: refs/heads/main', 'refs/heads/main': commit }],
  [
    'a branch that git packed',
    { HEAD: 'ref: refs/heads/main', 'packed-refs': `# pack\n${commit} refs/heads/main` },
  ],
  ['a version, without a branch', { HEAD: commit }],
])('the commit of a clone on %s is read', (_, files) => {
  expect(checkoutCommit(aClone(files))).toBe(commit);
});

test.each([
  ['no clone', {}],
  ['a branch without a commit yet', { HEAD: 'ref: refs/heads/main' }],
  ['something else', { HEAD: 'not a commit' }],
])('nothing is said of %s', (_, files) => {
  expect(checkoutCommit(aClone(files))).toBeNull();
});
