import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pinnedNode, root } from './command/paths.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('no command of the project gives TypeScript to the Node of npm, which may be too old for it', () => {
  const typed = Object.entries(scripts).filter(([, line]) => line.includes('.ts'));
  expect(typed.map(([name]) => name)).toEqual(expect.arrayContaining(['admin', 'backup', 'restore']));
  for (const [name, line] of typed)
    expect([name, line]).toEqual([name, expect.stringMatching(/^node scripts\/operator\.mjs /)]);
});

test('a command runs on the pinned Node, with its options, and its exit code is given back', () => {
  const code = 'console.log(process.execPath); process.exitCode = 3';
  const { status, stdout } = spawnSync(process.execPath, ['scripts/operator.mjs', '-e', code], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([stdout.trim(), status]).toEqual([pinnedNode(), 3]);
});
