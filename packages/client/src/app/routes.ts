// Every page: its path (§2 Screens and routes) and the module that shows it; `routes.rights.ts` of the domain says who may open it.
import type { RouteRow } from '../platform/route-row.ts';

export const routes: readonly RouteRow[] = [
  {
    path: '/login',
    titre: 'Se connecter',
    page: () => import('../compte/LoginPage.tsx').then((module) => module.LoginPage),
    cadre: 'connexion',
  },
  { path: '/register', titre: 'Créer mon compte', page: null, cadre: 'connexion' },
  {
    path: '/validation',
    titre: 'Consultez votre messagerie',
    page: null,
    cadre: 'connexion',
  },
  {
    path: '/validate/:token?',
    titre: 'Activation du compte',
    page: null,
    cadre: 'connexion',
  },
  {
    path: '/mot-de-passe-oublie/:token?',
    titre: 'Mot de passe oublié',
    page: null,
    cadre: 'connexion',
  },
  { path: '/mentions-legales', titre: 'Mentions légales', page: null },
  { path: '/faq', titre: 'Questions fréquentes', page: null },
  { path: '/plan', titre: 'Plan du site', page: null },
  { path: '/assistance/:sujet?', titre: 'Demander de l’aide', page: null },

  {
    path: '/user/dashboard',
    titre: 'Accueil',
    page: () => import('./AccueilParRole.tsx').then((module) => module.AccueilParRole),
  },
  { path: '/user/profil', titre: 'Mon profil', page: null },
  {
    path: '/user/modification-mot-de-passe/:token?',
    titre: 'Changer mon mot de passe',
    page: null,
  },

  {
    path: '/dossiers',
    titre: 'Dossiers',
    page: () => import('../dossier/DossiersPage.tsx').then((module) => module.DossiersPage),
    largeur: 'large',
  },
  { path: '/declarations', titre: 'Déclarations de bénévolat', page: null },
  {
    path: '/instructeur',
    titre: 'Tableau de bord',
    page: () => import('../subvention/InstructeurPage.tsx').then((module) => module.InstructeurPage),
    largeur: 'large',
  },
  { path: '/osiris', titre: 'Osiris', page: null, largeur: 'large' },
  {
    path: '/repertoire-des-subventions',
    titre: 'Trouver une subvention',
    page: () => import('../subvention/RepertoirePage.tsx').then((module) => module.RepertoirePage),
  },
  { path: '/demande-siret', titre: 'Demandes de SIRET', page: null },
  {
    path: '/demande-agrements/dossiers',
    titre: 'Agréments',
    page: null,
    largeur: 'large',
  },

  {
    path: '/ajout-association/choix-association',
    titre: 'Trouver votre association',
    page: () =>
      import('../association/ChoixAssociationPage.tsx').then((module) => module.ChoixAssociationPage),
  },
  {
    path: '/ajout-association/choix-etablissement',
    titre: 'Choisir l’établissement',
    page: () =>
      import('../association/ChoixEtablissementPage.tsx').then((module) => module.ChoixEtablissementPage),
  },
  {
    path: '/ajout-association/certificat-honneur',
    titre: 'Certifier sur l’honneur',
    page: () => import('../association/CertificatPage.tsx').then((module) => module.CertificatPage),
  },

  {
    path: '/informations-administratives/:idCorrespondance',
    titre: 'Informations administratives',
    page: () => import('../association/ApercuPage.tsx').then((module) => module.ApercuPage),
  },
  {
    path: '/informations-administratives/:idCorrespondance/personnes-et-acces',
    titre: 'Personnes et accès',
    page: null,
  },
  {
    path: '/informations-administratives/:idCorrespondance?/etablissement-secondaire/:siret',
    titre: 'Établissement',
    page: () => import('../association/EtablissementPage.tsx').then((module) => module.EtablissementPage),
  },
  {
    path: '/informations-administratives/:idCorrespondance/:rubrique',
    titre: 'Informations administratives',
    page: () => import('../association/RubriquePage.tsx').then((module) => module.RubriquePage),
  },

  {
    path: '/administration/lca',
    titre: 'Administration',
    page: null,
    largeur: 'large',
  },
  { path: '/administration/psp', titre: 'Pass’Sport', page: null, largeur: 'large' },
  {
    path: '/administration/rda',
    titre: 'Agréments',
    page: null,
    largeur: 'large',
  },
  {
    path: '/administration/rds',
    titre: 'Services',
    page: null,
    largeur: 'large',
  },
  {
    path: '/administration/rds/parametrage-custom',
    titre: 'Champs personnalisés',
    page: null,
    largeur: 'large',
  },

  {
    path: '/associations/:idCorrespondance?/documents',
    titre: 'Documents',
    page: () => import('../association/DocumentsPage.tsx').then((module) => module.DocumentsPage),
  },
  {
    path: '/associations/:idCorrespondance?/documents/etablissements-secondaires',
    titre: 'Documents',
    page: null,
  },
  {
    path: '/associations/:idCorrespondance?/documents/etablissement-secondaire/:siret',
    titre: 'Documents',
    page: () => import('../association/DocumentsPage.tsx').then((module) => module.DocumentsPage),
  },
  {
    path: '/associations/:idCorrespondance?/subvention-demande',
    titre: 'Demander une subvention',
    page: () => import('../subvention/NouvelleDemandePage.tsx').then((module) => module.NouvelleDemandePage),
  },
  {
    path: '/associations/:idSiret?/subvention-demande/:idDossier',
    titre: 'Dossier',
    page: () => import('../subvention/DossierParRole.tsx').then((module) => module.DossierParRole),
  },
  {
    path: '/associations/:idSiret?/dossier/:idDossier?/crf',
    titre: 'Comptes rendus financiers',
    page: null,
  },
  {
    path: '/associations/:idSiret?/dossier/:idDossier?/crf/:idCrf',
    titre: 'Compte rendu financier',
    page: null,
  },
  {
    path: '/associations/:idRna?/demande-siret',
    titre: 'Obtenir un SIRET',
    page: null,
  },
  {
    path: '/associations/:idRna?/demande-siret/:id',
    titre: 'Obtenir un SIRET',
    page: null,
  },
  {
    path: '/associations/:idSiret?/demande-agrement',
    titre: 'Agréments et habilitations',
    page: null,
  },
  {
    path: '/associations/:idSiret?/demande-agrement/:idDossier',
    titre: 'Demande d’agrément',
    page: null,
  },
  { path: '/associations/:idSiret?/pass-sport', titre: 'Pass’Sport', page: null },
];
