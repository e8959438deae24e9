import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startable } from './paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-node-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function aNode(name, script) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

test('a Node that starts is taken', () => {
  expect(startable(process.execPath)).toBe(process.execPath);
});

test('one that lacks a library of the system says which, and what to type', () => {
  const bare = aNode(
    'bare',
    'echo "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file" >&2; exit 127',
  );
  expect(() => startable(bare)).toThrow(
    'il manque la bibliothèque libatomic.so.1. Installez-la (Debian, Ubuntu : apt-get install libatomic1), puis',
  );
});

test('one that does not start for another reason says it', () => {
  expect(() => startable(aNode('odd', 'echo "Illegal instruction" >&2; exit 132'))).toThrow(
    'ne démarre pas sur cette machine : Illegal instruction',
  );
});
