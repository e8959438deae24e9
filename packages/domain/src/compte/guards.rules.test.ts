import { describe, expect, it, test } from 'vitest';
import { accessFlow, connexionHref, type FlowUser, redirectionSure } from './guards.rules.ts';
import { findRouteRight, type RouteRight } from './routes.rights.ts';

const aUser = (changes: Partial<FlowUser> = {}): FlowUser => ({
  role: 'lca.association',
  roles: ['lca.association'],
  enabled: true,
  mustChangePassword: false,
  associations: [{}],
  ...changes,
});

function open(
  path: string,
  user: FlowUser | null,
  more: { redirect?: string; isPassSportEligible?: boolean } = {},
) {
  const route = findRouteRight(path) as RouteRight;
  return accessFlow({ user, route, redirect: path, ...more });
}

const go = (to: string) => ({ kind: 'go', to });

describe('access flow', () => {
  it('opens a page to who may see it', () => {
    expect(open('/dossiers', aUser())).toEqual({ kind: 'open' });
  });

  it('opens a public page to anyone', () => {
    expect(open('/login', null)).toEqual({ kind: 'open' });
    expect(open('/faq', aUser({ enabled: false }))).toEqual({ kind: 'open' });
  });

  it('sends who has no valid token to /login with where to come back [R2.14] [R2.2]', () => {
    expect(open('/dossiers', null, { redirect: '/dossiers?exercice=2026' })).toEqual(
      go('/login?redirect_url=%2Fdossiers%3Fexercice%3D2026'),
    );
  });

  it('asks the bare login page when home was wanted [R2.14]', () => {
    expect(open('/', null)).toEqual(go('/login'));
  });

  it('sends who is not enabled to /validation, before anything else [R2.15]', () => {
    const user = aUser({ enabled: false, mustChangePassword: true, associations: [] });
    expect(open('/dossiers', user)).toEqual(go('/validation'));
  });

  it('sends who must change the password to that page, which stays open [R2.16]', () => {
    const user = aUser({ mustChangePassword: true, associations: [] });
    expect(open('/dossiers', user)).toEqual(go('/user/modification-mot-de-passe/'));
    const page = '/user/modification-mot-de-passe/:token?';
    expect(open(page, user, { redirect: '/user/modification-mot-de-passe/' })).toEqual({ kind: 'open' });
    expect(open(page, user, { redirect: '/user/modification-mot-de-passe' })).toEqual({ kind: 'open' });
  });

  it('sends who must add a second factor to that page, which stays open, once the password is theirs', () => {
    const user = aUser({ mustAddSecondFactor: true, associations: [] });
    expect(open('/dossiers', user)).toEqual(go('/user/second-facteur'));
    expect(open('/user/profil', user)).toEqual(go('/user/second-facteur'));
    expect(open('/user/second-facteur', user)).toEqual({ kind: 'open' });
    expect(open('/dossiers', { ...user, mustChangePassword: true })).toEqual(
      go('/user/modification-mot-de-passe/'),
    );
  });

  it('sends who has no association to choose one, which stays open [R2.17]', () => {
    const user = aUser({ associations: [] });
    expect(open('/', user)).toEqual(go('/ajout-association/choix-association'));
    expect(open('/ajout-association/choix-association', user)).toEqual({ kind: 'open' });
    expect(open('/user/profil', user)).toEqual({ kind: 'open' });
  });

  it.each(['lca.admin', 'rds.service', 'osiris.appli_admin'])('asks no association of %s', (role) => {
    expect(open('/', aUser({ role, roles: [role], associations: [] }))).toEqual({ kind: 'open' });
  });

  it('switches to another role held that may open the page [R2.18]', () => {
    const user = aUser({ roles: ['lca.association', 'rds.user'], associations: [] });
    expect(open('/instructeur', user)).toEqual({ kind: 'switch', role: 'rds.user' });
  });

  it('asks the password before an association [R2.16] [R2.17]', () => {
    const user = aUser({ mustChangePassword: true, associations: [] });
    expect(open('/ajout-association/choix-association', user)).toEqual(
      go('/user/modification-mot-de-passe/'),
    );
  });

  it('takes rds.* for every role of the services, and for no other', () => {
    const route = { access: ['rds.*'], guards: ['connexion', 'role'] };
    const openAs = (role: string) =>
      accessFlow({ user: aUser({ role, roles: [role] }), route, redirect: '/dossiers' });
    expect(openAs('rds.appli_admin')).toEqual({ kind: 'open' });
    expect(openAs('osiris.appli_admin')).toEqual(go('/'));
  });

  it('keeps the worn role when it may open the page', () => {
    const user = aUser({ role: 'rds.user', roles: ['lca.association', 'rds.user'] });
    expect(open('/dossiers', user)).toEqual({ kind: 'open' });
  });

  it('asks an association of who switches to the association role', () => {
    const user = aUser({ role: 'rds.user', roles: ['rds.user', 'lca.association'], associations: [] });
    expect(open('/declarations', user)).toEqual(go('/ajout-association/choix-association'));
  });

  it('sends home who holds no role of the page [R2.19]', () => {
    expect(open('/administration/rds', aUser())).toEqual(go('/'));
  });

  it.each(['dab.association', 'lcb.user'])('sends %s to /register [R2.20] [R2.21] [R8.12]', (role) => {
    expect(open('/', aUser({ role, roles: [role], associations: [] }))).toEqual(go('/register'));
    expect(open('/', aUser({ roles: ['lca.association', role] }))).toEqual({ kind: 'open' });
  });

  it('sends home from Pass’Sport an association that is not eligible [R2.22]', () => {
    const path = '/associations/:idSiret?/pass-sport';
    expect(open(path, aUser(), { isPassSportEligible: false })).toEqual(go('/'));
    expect(open(path, aUser(), { isPassSportEligible: true })).toEqual({ kind: 'open' });
    expect(open(path, aUser())).toEqual({ kind: 'open' });
  });

  it('answers an unknown guard name with a 500 error [R2.23]', () => {
    const route = { access: 'connecte', guards: ['connexion', 'inconnu'] } as const;
    expect(accessFlow({ user: aUser(), route, redirect: '/' })).toEqual({ kind: 'error', status: 500 });
  });
});

describe('where to come back after sign-in', () => {
  it.each([
    ['/dossiers?exercice=2026', '/dossiers?exercice=2026'],
    ['//elsewhere.example/', '/'],
    ['/\\elsewhere.example', '/'],
    ['https://elsewhere.example/', '/'],
    ['/dossiers?etat=C#liste', '/dossiers?etat=C#liste'],
    ['/login?redirect_url=%2Fdossiers', '/'],
    ['/login', '/'],
    ['dossiers', '/'],
    ['javascript:alert(1)', '/'],
    ['/a\nb', '/'],
    ['', '/'],
    [undefined, '/'],
    [null, '/'],
  ])('reads %j as %j', (redirectUrl, expected) => {
    expect(redirectionSure(redirectUrl)).toBe(expected);
  });

  it('names the page that was wanted in the address of the login page [R2.2]', () => {
    expect(connexionHref('/dossiers?etat=C')).toBe('/login?redirect_url=%2Fdossiers%3Fetat%3DC');
  });
});

test('the link of a mail to choose a password opens signed out, the page without it does not', () => {
  const route = { access: 'connecte', guards: ['connexion', 'validation', 'role'] } as const;
  const at = (redirect: string) => accessFlow({ user: null, route, redirect });
  const token = 'a'.repeat(43);
  expect(at(`/user/modification-mot-de-passe/${token}`)).toEqual({ kind: 'open' });
  expect(at('/user/modification-mot-de-passe/')).toMatchObject({ kind: 'go' });
  expect(at(`/user/profil/${token}`)).toMatchObject({ kind: 'go' });
});
