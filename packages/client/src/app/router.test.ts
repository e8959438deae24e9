// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { hasPage, pageTitle } from '../platform/page/available-pages.ts';
import type { RouteRow } from '../platform/page/route-row.ts';
import { findHome } from './home.ts';
import { makeRouter } from './router.ts';

const page = async () => () => null;

const rows: RouteRow[] = [
  { path: '/user/dashboard', titre: 'Accueil', page },
  { path: '/instructeur', titre: 'Mon jour', page },
  { path: '/osiris', titre: 'Osiris', page: null },
  { path: '/assistance/:sujet?', titre: 'Demander de l’aide', page: null },
  { path: '/informations-administratives/:id/:rubrique', titre: 'Informations administratives', page },
  { path: '/informations-administratives/:id/personnes-et-acces', titre: 'Personnes et accès', page: null },
  { path: '/associations/:idSiret?/dossier/:idDossier?/crf', titre: 'Comptes rendus financiers', page },
];

beforeAll(() => {
  window.scrollTo = () => undefined;
  makeRouter(rows);
});

describe('the pages the router knows', () => {
  it.each([
    ['/', true],
    ['/home', true],
    ['/ajout-association', true],
    ['/user/dashboard', true],
    ['/user/dashboard#argent', true],
    ['/assistance', false],
    ['/assistance/association', false],
    ['/informations-administratives/12/ribs', true],
    ['/informations-administratives/12/personnes-et-acces', false],
    ['/informations-administratives/12', false],
    ['/associations/dossier/crf', true],
    ['/associations/84213300500016/dossier/27-000412/crf?mode=read', true],
    ['/inconnue', false],
  ])('has one at %s: %s', (href, answer) => {
    expect(hasPage(href)).toBe(answer);
  });

  it('gives the name of the page, whatever its parameters', () => {
    expect(pageTitle('/informations-administratives/12/ribs?mode=edit')).toBe('Informations administratives');
  });
});

describe('the home of a role', () => {
  it.each([
    ['lca.association', '/user/dashboard'],
    ['lca.admin', '/user/dashboard'],
    ['rds.user', '/instructeur'],
    ['rds.service', '/instructeur'],
    ['rds.admin', '/instructeur'],
    ['rds.appli_admin', '/user/dashboard'],
    [null, '/user/dashboard'],
  ])('of %s is %s', (role, href) => {
    expect(findHome(role)).toBe(href);
  });

  it('is the shared one as long as its own page is not written', () => {
    expect(findHome('osiris.appli_admin')).toBe('/user/dashboard');
  });

  it('is its own as soon as it is', () => {
    makeRouter(rows.map((row) => ({ ...row, page })));
    expect(findHome('osiris.appli_admin')).toBe('/osiris');
    expect(findHome('osiris.admin-programme')).toBe('/osiris');
  });
});
