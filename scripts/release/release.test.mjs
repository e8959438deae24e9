import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTree } from '../check/fixture-tree.mjs';
import { checkVersions } from '../check/versions.mjs';
import { releaseFaults } from './release-faults.mjs';
import { readNotes, readVersion, releasedVersions, withRelease, writeVersion } from './version-places.mjs';

const changelog = `# Changelog

## [Unreleased]

### Added

- A lamp.

## [0.2.0] - 2026-11-26

### Fixed

- A door.

## [0.1.0] - 2026-11-23
`;
const manifest = (name, rest = {}) => JSON.stringify({ name, version: '0.2.0', ...rest });
const packages = {
  'package.json': manifest('portail', { devDependencies: { '@asso/server': '0.2.0', zod: '4.0.0' } }),
  'packages/domain/package.json': manifest('@asso/domain'),
  'packages/contract/package.json': manifest('@asso/contract', { dependencies: { '@asso/domain': '0.2.0' } }),
  'packages/server/package.json': manifest('@asso/server'),
  'packages/client/package.json': manifest('@asso/client'),
};
const lock = {
  version: '0.2.0',
  packages: {
    '': JSON.parse(packages['package.json']),
    'packages/domain': { version: '0.2.0' },
    'node_modules/zod': { version: '4.0.0' },
  },
};
const aProject = (files = {}) =>
  makeTree({
    ...packages,
    'package-lock.json': JSON.stringify(lock),
    'publiccode.yml': 'softwareVersion: "0.2.0"\nreleaseDate: "2026-11-26"\n',
    'docs/openapi.json': '{ "info": { "version": "0.2.0" } }',
    'CHANGELOG.md': changelog,
    ...files,
  });

test('a version that every place says is one', () => {
  expect(checkVersions(aProject())).toEqual({ errors: [], note: '0.2.0' });
});

test.each([
  [
    'packages/domain/package.json',
    manifest('@asso/domain', { version: '0.1.0' }),
    'packages/domain/package.json',
  ],
  [
    'packages/contract/package.json',
    manifest('@asso/contract', { dependencies: { '@asso/domain': '0.1.0' } }),
    'packages/contract/package.json, @asso/domain',
  ],
  ['publiccode.yml', 'softwareVersion: "0.1.0"\n', 'publiccode.yml'],
  ['docs/openapi.json', '{ "info": { "version": "0.1.0" } }', 'docs/openapi.json'],
  ['CHANGELOG.md', changelog.replace('[0.2.0]', '[0.1.9]').replace('[0.1.9]', '[0.1.0]'), 'CHANGELOG.md'],
])('%s that says another version is found', (path, text, place) => {
  expect(checkVersions(aProject({ [path]: text })).errors).toEqual([
    `${place} says version 0.1.0 where package.json says 0.2.0`,
  ]);
});

test('a release writes its version in every place, its date, and its notes, and touches no library', () => {
  const root = aProject({ 'docs/openapi.json': '{ "info": { "version": "0.3.0" } }' });
  const given = { version: '0.3.0', date: '2027-01-15' };
  writeVersion(root, given);
  expect(readVersion(root)).toBe('0.3.0');
  expect(checkVersions(root).errors).toEqual([
    'CHANGELOG.md says version 0.2.0 where package.json says 0.3.0',
  ]);
  const read = (path) => readFileSync(join(root, path), 'utf8');
  expect(read('publiccode.yml')).toBe('softwareVersion: "0.3.0"\nreleaseDate: "2027-01-15"\n');
  expect(JSON.parse(read('package.json')).devDependencies).toEqual({ '@asso/server': '0.3.0', zod: '4.0.0' });
  expect(JSON.parse(read('package-lock.json')).packages['node_modules/zod']).toEqual({ version: '4.0.0' });
  const written = withRelease(changelog, given);
  expect(releasedVersions(written)).toEqual(['0.3.0', '0.2.0', '0.1.0']);
  expect(readNotes(written, '0.3.0')).toBe('### Added\n\n- A lamp.');
  expect(readNotes(written, 'Unreleased')).toBe('');
});

test('what keeps a version from being released is said', () => {
  const fine = { version: '0.10.0', current: '0.9.9', isWritten: false, notes: '- A lamp.' };
  const there = { branch: 'main', changes: [], tags: ['v0.9.9'] };
  expect(releaseFaults({ ...fine, ...there })).toEqual([]);
  expect(releaseFaults({ ...fine, ...there, version: '0.9.9', isWritten: true })).toEqual([
    'L’étiquette v0.9.9 existe déjà.',
  ]);
  expect(releaseFaults({ ...fine, ...there, version: '1.0' })).toHaveLength(1);
  expect(releaseFaults({ ...fine, ...there, version: '0.9.8' })).toEqual([
    '0.9.8 ne vient pas après 0.9.9, que package.json dit déjà.',
  ]);
  expect(
    releaseFaults({ ...fine, notes: '', branch: 'essai', changes: [' M a.ts', '?? b.ts'], tags: [] }),
  ).toEqual([
    'CHANGELOG.md ne dit rien sous [Unreleased] : rien à sortir.',
    'Une version sort de la branche main, pas de « essai ».',
    'Tout doit être enregistré (commit) ; ne l’est pas : a.ts, b.ts.',
  ]);
});
