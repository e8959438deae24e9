import { describe, expect, it } from 'vitest';
import { needsSecondFacteur, readCode, showCodeSecours } from './second-facteur.rules.ts';

describe('second factor', () => {
  it.each([
    [['lca.admin'], true],
    [['rds.admin'], true],
    [['lca.association', 'rds.admin'], true],
    [['rds.appli_admin'], false],
    [['osiris.appli_admin'], false],
    [['osiris.admin-programme'], false],
    [['rds.service', 'rds.user'], false],
    [['lca.association'], false],
    [[], false],
  ])('is required of %j: %s [R6.3]', (roles, expected) => {
    expect(needsSecondFacteur(roles)).toBe(expected);
  });
});

describe('a code', () => {
  it.each([
    ['123456', { kind: 'totp', code: '123456' }],
    [' 123 456 ', { kind: 'totp', code: '123456' }],
    ['0123-4567-89ab-cdef', { kind: 'secours', code: '0123456789ABCDEF' }],
    ['oil3 4567 89AB CDEF', { kind: 'secours', code: '0113456789ABCDEF' }],
    ['12345', null],
    ['1234567', null],
    ['', null],
    ['0123-4567-89AB-CDE', null],
    ['0123-4567-89AB-CDEFG', null],
    ['U123-4567-89AB-CDEF', null],
  ])('typed %j is read %j', (text, expected) => {
    expect(readCode(text)).toEqual(expected);
  });

  it('of recovery is shown by fours', () => {
    expect(showCodeSecours('0123456789ABCDEF')).toBe('0123-4567-89AB-CDEF');
  });
});
