import { describe, expect, it } from 'vitest';
import { matchesRole, roles } from './roles.rules.ts';
import { routeRights } from './routes.rights.ts';

const tous = [...roles].sort();
const sansOsiris = [
  'lca.admin',
  'lca.association',
  'rds.admin',
  'rds.appli_admin',
  'rds.service',
  'rds.user',
];
const associations = ['lca.admin', 'lca.association'];
const publique = ['public'];

/** This table is written by hand from the specification (§2) and the decisions, not from the one under test. */
const expected: Record<string, string[]> = {
  '/login': publique,
  '/register': publique,
  '/validation': publique,
  '/validate/:token?': publique,
  '/mot-de-passe-oublie/:token?': publique,
  '/invitation': publique,
  '/commencer/:code': publique,
  '/signer': publique,
  '/mentions-legales': publique,
  '/conditions-utilisation': publique,
  '/donnees-personnelles': publique,
  '/accessibilite': publique,
  '/cookies': publique,
  '/statistiques': publique,
  '/faq': publique,
  '/plan': publique,
  '/assistance/:sujet?': publique,
  '/': tous,
  '/home': tous,
  '/user/dashboard': tous,
  '/user/argent': ['lca.association'],
  '/user/profil': tous,
  '/user/notifications': tous,
  '/user/modification-mot-de-passe/:token?': tous,
  '/user/second-facteur': tous,
  '/user/demandes-acces/:id?': tous,
  '/courriel/:token?': publique,
  '/deblocage/:token?': publique,
  '/connexion-nationale/:fournisseur': publique,
  '/lier-identite/:token?': publique,
  '/dossiers': sansOsiris,
  '/dossiers/:numero': sansOsiris,
  '/demande-agrements/dossiers': sansOsiris,
  '/repertoire-des-subventions': sansOsiris,
  '/declarations': associations,
  '/demande-siret': associations,
  '/instructeur': ['rds.admin', 'rds.service', 'rds.user'],
  '/regard': ['lca.admin', 'rds.admin', 'rds.appli_admin', 'rds.service', 'rds.user'],
  '/instructeur/courriers': ['rds.admin', 'rds.service', 'rds.user'],
  '/instructeur/cles-et-webhooks': ['rds.admin', 'rds.service', 'rds.user'],
  '/informations-administratives/:idCorrespondance/cles-et-webhooks': associations,
  '/informations-administratives/:idCorrespondance/numeros-et-fusion': ['lca.admin', 'rds.admin'],
  '/instructeur/lots/:id?': ['rds.admin', 'rds.service', 'rds.user'],
  '/instructeur/versements': ['rds.admin', 'rds.service', 'rds.user'],
  '/instructeur/chorus': ['rds.admin', 'rds.service', 'rds.user'],
  '/demande-siret/sirepa': ['lca.admin'],
  '/osiris': ['osiris.admin-programme', 'osiris.appli_admin'],
  '/ajout-association': associations,
  '/ajout-association/choix-association': associations,
  '/ajout-association/choix-etablissement': associations,
  '/ajout-association/certificat-honneur': associations,
  '/informations-administratives/:idCorrespondance': sansOsiris,
  '/informations-administratives/:idCorrespondance?/etablissement-secondaire/:siret': sansOsiris,
  '/informations-administratives/:idCorrespondance/personnes-et-acces': sansOsiris,
  '/informations-administratives/:idCorrespondance/:rubrique': sansOsiris,
  '/administration/lca': ['lca.admin'],
  '/administration/psp': ['lca.admin'],
  '/administration/rda': ['lca.admin', 'rds.admin', 'rds.appli_admin'],
  '/administration/rds': ['rds.admin', 'rds.appli_admin'],
  '/administration/rds/parametrage-custom': ['rds.admin', 'rds.appli_admin'],
  '/associations/:idCorrespondance?/documents': sansOsiris,
  '/associations/:idCorrespondance?/documents/etablissements-secondaires': sansOsiris,
  '/associations/:idCorrespondance?/documents/etablissement-secondaire/:siret': sansOsiris,
  '/associations/:idCorrespondance?/subvention-demande': sansOsiris,
  '/associations/:idRna?/demande-siret': sansOsiris,
  '/associations/:idRna?/demande-siret/:id': sansOsiris,
  '/associations/:idSiret?/demande-agrement': sansOsiris,
  '/associations/:idSiret?/demande-agrement/:idDossier': sansOsiris,
  '/associations/:idSiret?/pass-sport': sansOsiris,
  '/associations/:idSiret?/subvention-demande/:idDossier': sansOsiris,
  '/associations/:idSiret?/dossier/:idDossier?/crf': sansOsiris,
  '/associations/:idSiret?/dossier/:idDossier?/crf/:idCrf': sansOsiris,
};

describe('routes', () => {
  it('names every route of the specification once, and the pages of ours', () => {
    expect(routeRights.map(({ path }) => path).sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(routeRights.map((right) => [right.path, right] as const))(
    'opens %s to the roles of the list [R6.14]',
    (path, { access }) => {
      const opened =
        access === 'public'
          ? publique
          : tous.filter((role) => access === 'connecte' || access.some((one) => matchesRole(one, role)));
      expect(opened).toEqual(expected[path]);
    },
  );

  it('leaves no private route without sign-in, validation and role guards', () => {
    const privateOnes = routeRights.filter(({ access }) => access !== 'public');
    for (const { guards } of privateOnes)
      expect(guards).toEqual(
        expect.arrayContaining(['connexion', 'validation', 'motDePasse', 'secondFacteur', 'role']),
      );
  });

  it('asks an association everywhere but on the pages of the account and of adding one [R2.17]', () => {
    const without = routeRights.filter(
      ({ access, guards }) => access !== 'public' && !guards.includes('association'),
    );
    expect(without.map(({ path }) => path).sort()).toEqual([
      '/ajout-association',
      '/ajout-association/certificat-honneur',
      '/ajout-association/choix-association',
      '/ajout-association/choix-etablissement',
      '/user/demandes-acces/:id?',
      '/user/modification-mot-de-passe/:token?',
      '/user/notifications',
      '/user/profil',
      '/user/second-facteur',
    ]);
  });
});
