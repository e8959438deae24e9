import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture-tree.mjs';
import { checkLicences, isCompatible } from './licences.mjs';

const locked = (entry) =>
  makeTree({
    'package-lock.json': JSON.stringify({
      packages: {
        '': { license: 'none of its business' },
        'node_modules/@x/y': { version: '1.0.0', ...entry },
      },
    }),
    'node_modules/@x/y/package.json': '{ "license": "MIT" }\n',
  });

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR CC0-1.0)', true],
    ['MIT or SSPL-1.0', true],
    ['SSPL-1.0 OR MIT', true],
    ['MIT AND SSPL-1.0', false],
    ['MIT AND (SSPL-1.0 OR ISC)', true],
    ['SSPL-1.0 OR MIT AND ISC', true],
    ['Apache-2.0 WITH LLVM-exception', true],
    ['SSPL-1.0', false],
    ['GPL-2.0-only', false],
    ['BUSL-1.1', false],
    ['UNLICENSED', false],
    ['MIT ISC', false],
    ['(MIT', false],
    ['', false],
  ])('judges « %s »', (expression, compatible) => {
    expect(isCompatible(expression)).toBe(compatible);
  });

  it.each([
    ['a compatible one', { license: 'ISC' }, []],
    ['another', { license: 'SSPL-1.0' }, ['@x/y@1.0.0: SSPL-1.0 is not known to go with AGPL-3.0-or-later']],
    ['one that is not shipped', { license: 'SSPL-1.0', dev: true }, []],
    ['none in the lock, one in its files', {}, []],
  ])('reads the lock: %s', (_what, entry, errors) => {
    expect(checkLicences(locked(entry)).errors).toEqual(errors);
  });

  it('refuses a package that says nothing of its licence', () => {
    const root = makeTree({
      'package-lock.json': JSON.stringify({ packages: { 'node_modules/muet': { version: '2.0.0' } } }),
    });
    expect(checkLicences(root).errors).toEqual([
      'muet@2.0.0: no licence is not known to go with AGPL-3.0-or-later',
    ]);
  });
});
