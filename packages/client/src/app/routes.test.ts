// @vitest-environment jsdom
import { findRouteRight } from '@asso/domain/compte/routes.rights';
import { describe, expect, it } from 'vitest';
import { routerPath } from './router-path.ts';
import { redirects, routes } from './routes.ts';

/** The expected paths, copied from §2 of the specification. */
const expected = [
  '/login',
  '/register',
  '/validation',
  '/validate/:token?',
  '/mot-de-passe-oublie/:token?',
  '/invitation',
  '/mentions-legales',
  '/conditions-utilisation',
  '/donnees-personnelles',
  '/accessibilite',
  '/cookies',
  '/statistiques',
  '/faq',
  '/plan',
  '/assistance/:sujet?',
  '/user/dashboard',
  '/user/profil',
  '/user/modification-mot-de-passe/:token?',
  '/dossiers',
  '/declarations',
  '/instructeur',
  '/instructeur/chorus',
  '/osiris',
  '/repertoire-des-subventions',
  '/demande-siret',
  '/demande-siret/sirepa',
  '/demande-agrements/dossiers',
  '/ajout-association/choix-association',
  '/ajout-association/choix-etablissement',
  '/ajout-association/certificat-honneur',
  '/informations-administratives/:idCorrespondance',
  '/informations-administratives/:idCorrespondance?/etablissement-secondaire/:siret',
  '/administration/lca',
  '/administration/psp',
  '/administration/rda',
  '/administration/rds',
  '/administration/rds/parametrage-custom',
  '/associations/:idCorrespondance?/documents',
  '/associations/:idCorrespondance?/documents/etablissements-secondaires',
  '/associations/:idCorrespondance?/documents/etablissement-secondaire/:siret',
  '/associations/:idCorrespondance?/subvention-demande',
  '/associations/:idRna?/demande-siret',
  '/associations/:idRna?/demande-siret/:id',
  '/associations/:idSiret?/demande-agrement',
  '/associations/:idSiret?/demande-agrement/:idDossier',
  '/associations/:idSiret?/pass-sport',
  '/associations/:idSiret?/subvention-demande/:idDossier',
  '/associations/:idSiret?/dossier/:idDossier?/crf',
  '/associations/:idSiret?/dossier/:idDossier?/crf/:idCrf',
];

describe('the pages', () => {
  it.each(expected)('has %s', (path) => {
    expect(routes.map((route) => route.path)).toContain(path);
  });

  it.each(routes.map((route) => route.path))('finds in the domain who may open %s', (path) => {
    expect(findRouteRight(path)).toBeDefined();
  });

  it.each([
    ['/', 'accueil'],
    ['/home', 'accueil'],
    ['/ajout-association', '/ajout-association/choix-association'],
  ])('leads from %s to %s', (path, vers) => {
    expect(redirects).toContainEqual({ path, vers });
  });

  it('names each path once', () => {
    const paths = [...redirects, ...routes].map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('writes parameters as the router reads them', () => {
    expect(routerPath('/associations/:idSiret?/dossier/:idDossier?/crf/:idCrf')).toBe(
      '/associations/{-$idSiret}/dossier/{-$idDossier}/crf/$idCrf',
    );
  });
});
