import { describe, expect, it } from 'vitest';
import { decideAccess, type Visit } from './guards.ts';

const member = { id_association: 'a' } as NonNullable<Visit['user']>['associations'][number];

const someone = {
  roles: ['lca.association'],
  enabled: true,
  mustChangePassword: false,
  associations: [member],
};

const visit = (change: Partial<typeof someone> = {}, role: string | null = null): Visit => ({
  user: { ...someone, ...change },
  role: role ?? change.roles?.[0] ?? 'lca.association',
  href: '/dossiers?etat=C',
});

const dossiers = { acces: ['lca.association', 'lca.admin', 'rds.*'] } as const;

describe('access to a page', () => {
  it('opens a public page to anybody', () => {
    expect(decideAccess({ acces: 'public' }, { user: null, role: null, href: '/faq' })).toEqual({
      kind: 'ouvre',
    });
  });

  it('leads who is not signed in to the login page, and back afterwards', () => {
    expect(decideAccess(dossiers, { user: null, role: null, href: '/dossiers?etat=C' })).toEqual({
      kind: 'mene',
      href: '/login?redirect_url=%2Fdossiers%3Fetat%3DC',
    });
  });

  it('asks the bare login page when home was wanted', () => {
    expect(decideAccess(dossiers, { user: null, role: null, href: '/' })).toEqual({
      kind: 'mene',
      href: '/login',
    });
  });

  it.each([
    ['not enabled', { enabled: false }, '/validation'],
    ['must change the password', { mustChangePassword: true }, '/user/modification-mot-de-passe/'],
    ['without an association', { associations: [] }, '/ajout-association/choix-association'],
    ['a DAB account', { roles: ['dab.membre'] }, '/register'],
    ['an LCB account', { roles: ['lcb.benevole'] }, '/register'],
  ])('leads who is %s to %s', (_, change, href) => {
    expect(decideAccess(dossiers, visit(change))).toEqual({ kind: 'mene', href });
  });

  it('asks for the activation before the password, and for the password before an association', () => {
    const user = { enabled: false, mustChangePassword: true, associations: [] };
    expect(decideAccess(dossiers, visit(user))).toMatchObject({ href: '/validation' });
    expect(decideAccess(dossiers, visit({ ...user, enabled: true }))).toMatchObject({
      href: '/user/modification-mot-de-passe/',
    });
  });

  it('opens the page that mends what is missing', () => {
    const adding = { acces: ['lca.association'], avant: ['association'] } as const;
    expect(decideAccess(adding, visit({ associations: [] }))).toEqual({ kind: 'ouvre' });
  });

  it('does not ask a service for an association', () => {
    expect(decideAccess(dossiers, visit({ roles: ['rds.user'], associations: [] }))).toEqual({
      kind: 'ouvre',
    });
  });

  it('changes hat when another role that is held opens the page', () => {
    const both = visit({ roles: ['lca.association', 'rds.service'] }, 'lca.association');
    expect(decideAccess({ acces: ['rds.user', 'rds.service'] }, both)).toEqual({
      kind: 'change-role',
      role: 'rds.service',
    });
  });

  it('leads home who holds no role that opens the page', () => {
    expect(decideAccess({ acces: ['lca.admin'] }, visit())).toEqual({ kind: 'mene', href: '/' });
  });

  it('takes rds.* for all roles of the services, and for no other', () => {
    const services = { acces: ['rds.*'] } as const;
    expect(decideAccess(services, visit({ roles: ['rds.appli_admin'] }))).toEqual({ kind: 'ouvre' });
    expect(decideAccess(services, visit({ roles: ['osiris.appli_admin'] }))).toEqual({
      kind: 'mene',
      href: '/',
    });
  });
});
