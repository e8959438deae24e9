import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { completeLockfile, missingBuilds } from './lockfile.mjs';
import { root } from './paths.mjs';

test('our lockfile names the builds of every platform: else, npm run lockfile', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(Object.keys(missingBuilds(lock))).toEqual([]);
});

test('adds the builds that a mirror lacks, and keeps the others', () => {
  const outil = {
    version: '1.2.3',
    license: 'MIT',
    dev: true,
    optionalDependencies: {
      '@outil/linux-x64-musl': '1.2.3',
      '@outil/linux-arm64-gnu': '1.2.3',
      '@outil/win32-x64': '1.2.3',
      fsevents: '~2.3.2',
    },
  };
  const held = { version: '1.2.3', integrity: 'sha512-x', optional: true };
  const lock = { packages: { '': {}, 'node_modules/outil': outil, 'node_modules/@outil/win32-x64': held } };
  const common = { version: '1.2.3', dev: true, license: 'MIT', optional: true, os: ['linux'] };
  expect(completeLockfile(lock).packages).toEqual({
    ...lock.packages,
    'node_modules/@outil/linux-x64-musl': { ...common, cpu: ['x64'], libc: ['musl'] },
    'node_modules/@outil/linux-arm64-gnu': { ...common, cpu: ['arm64'], libc: ['glibc'] },
  });
});
