import { describe, expect, it } from 'vitest';
import {
  defaultRole,
  isAdminRole,
  isExternalRole,
  isOtherSiteRole,
  isServiceRole,
  matchesRole,
  registrationRole,
  roleSide,
  roles,
} from './roles.rules.ts';

describe('roles', () => {
  it('names the eight roles of the specification [R6.1]', () => {
    expect([...roles].sort()).toEqual([
      'lca.admin',
      'lca.association',
      'osiris.admin-programme',
      'osiris.appli_admin',
      'rds.admin',
      'rds.appli_admin',
      'rds.service',
      'rds.user',
    ]);
  });

  it('holds for admin a role that ends in .admin, and no other [R6.3]', () => {
    expect(roles.filter(isAdminRole)).toEqual(['lca.admin', 'rds.admin']);
    expect(isAdminRole('xadmin')).toBe(false);
  });

  it('reads rds.* as the funding services’ side [R6.4]', () => {
    expect(roles.filter(isServiceRole)).toEqual(['rds.user', 'rds.service', 'rds.admin', 'rds.appli_admin']);
  });

  it.each([
    ['lcb.user', 'another site'],
    ['dab.benevole', 'another site'],
    ['osiris.appli_admin', 'external'],
    ['osiris.admin-programme', 'external'],
    ['chorus', 'external'],
    ['chorus.lecture', 'external'],
    ['sirepa', 'external'],
    ['rds.user', 'ours'],
    ['lca.admin', 'ours'],
    ['xosiris.user', 'ours'],
  ])('reads %s as a role %s by its prefix [R6.2] [R6.5]', (role, expected) => {
    const read = isOtherSiteRole(role) ? 'another site' : isExternalRole(role) ? 'external' : 'ours';
    expect(read).toBe(expected);
  });

  it('gives rds.* the rows of services, everybody else those of associations [R6.7] [R6.8]', () => {
    expect(roleSide('rds.service')).toBe('rds');
    expect(roleSide('lca.association')).toBe('association');
    expect(roleSide('osiris.appli_admin')).toBe('association');
  });

  it.each([
    { held: ['lca.association', 'rds.service'], worn: 'rds.service' },
    { held: ['rds.admin', 'rds.user'], worn: 'rds.admin' },
  ])('wears the first service role of $held [R4.94]', ({ held, worn }) => {
    expect(defaultRole(held)).toBe(worn);
  });

  it('wears the role of the association platform when there is no service role [R4.95]', () => {
    expect(defaultRole(['osiris.appli_admin', 'lca.association'])).toBe('lca.association');
  });

  it('wears an Osiris role when there is no other [R4.96]', () => {
    expect(defaultRole(['chorus', 'osiris.appli_admin'])).toBe('osiris.appli_admin');
  });

  it('wears the first role otherwise, and none without roles [R4.97]', () => {
    expect(defaultRole(['chorus', 'sirepa'])).toBe('chorus');
    expect(defaultRole([])).toBeUndefined();
  });

  it.each([
    ['rds.*', 'rds.user', true],
    ['rds.*', 'rdsx.user', false],
    ['rds.user', 'rds.user', true],
    ['rds.user', 'rds.users', false],
  ])('reads the pattern %s for %s as %s', (pattern, role, expected) => {
    expect(matchesRole(pattern, role)).toBe(expected);
  });
});

describe('the role worn right after signing up', () => {
  it('is that of associations when it is held, whatever else is [R4.98]', () => {
    expect(registrationRole(['dab.benevole', 'lca.association'])).toBe('lca.association');
    expect(registrationRole(['rds.user', 'lca.association'])).toBe('lca.association');
  });

  it('is the generic one of the platform otherwise [R4.99]', () => {
    expect(registrationRole(['dab.benevole'])).toBe('lca');
    expect(registrationRole([])).toBe('lca');
  });
});
