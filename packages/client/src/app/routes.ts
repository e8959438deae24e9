// Every page: its path (§2 Screens and routes), who may open it, and the module that shows it.
import type { RouteRow } from '../platform/route-row.ts';

const gestion = ['lca.association', 'lca.admin'] as const;
const gestionEtServices = ['lca.association', 'lca.admin', 'rds.*'] as const;
const administrationServices = ['rds.admin', 'rds.appli_admin'] as const;
const avantTout = ['validation', 'mot-de-passe', 'association'] as const;
const sansAssociation = ['association'] as const;

export const routes: readonly RouteRow[] = [
  {
    path: '/login',
    titre: 'Se connecter',
    page: () => import('../compte/LoginPage.tsx').then((module) => module.LoginPage),
    acces: 'public',
    cadre: 'connexion',
  },
  { path: '/register', titre: 'Créer mon compte', page: null, acces: 'public', cadre: 'connexion' },
  {
    path: '/validation',
    titre: 'Consultez votre messagerie',
    page: null,
    acces: 'public',
    cadre: 'connexion',
  },
  {
    path: '/validate/:token?',
    titre: 'Activation du compte',
    page: null,
    acces: 'public',
    cadre: 'connexion',
  },
  {
    path: '/mot-de-passe-oublie/:token?',
    titre: 'Mot de passe oublié',
    page: null,
    acces: 'public',
    cadre: 'connexion',
  },
  { path: '/mentions-legales', titre: 'Mentions légales', page: null, acces: 'public' },
  { path: '/faq', titre: 'Questions fréquentes', page: null, acces: 'public' },
  { path: '/plan', titre: 'Plan du site', page: null, acces: 'public' },
  { path: '/assistance/:sujet?', titre: 'Demander de l’aide', page: null, acces: 'public' },

  {
    path: '/user/dashboard',
    titre: 'Accueil',
    page: () => import('../subvention/AccueilPage.tsx').then((module) => module.AccueilPage),
    acces: 'connecte',
  },
  { path: '/user/profil', titre: 'Mon profil', page: null, acces: 'connecte', avant: sansAssociation },
  {
    path: '/user/modification-mot-de-passe/:token?',
    titre: 'Changer mon mot de passe',
    page: null,
    acces: 'connecte',
    avant: avantTout,
  },

  {
    path: '/dossiers',
    titre: 'Dossiers',
    page: () => import('../dossier/DossiersPage.tsx').then((module) => module.DossiersPage),
    acces: gestionEtServices,
    largeur: 'large',
  },
  { path: '/declarations', titre: 'Déclarations de bénévolat', page: null, acces: gestion },
  {
    path: '/instructeur',
    titre: 'Tableau de bord',
    page: () => import('../subvention/InstructeurPage.tsx').then((module) => module.InstructeurPage),
    acces: ['rds.user', 'rds.service', 'rds.admin'],
    largeur: 'large',
  },
  { path: '/osiris', titre: 'Osiris', page: null, acces: ['osiris.*'], largeur: 'large' },
  {
    path: '/repertoire-des-subventions',
    titre: 'Trouver une subvention',
    page: () => import('../subvention/RepertoirePage.tsx').then((module) => module.RepertoirePage),
    acces: gestionEtServices,
  },
  { path: '/demande-siret', titre: 'Demandes de SIRET', page: null, acces: gestion },
  {
    path: '/demande-agrements/dossiers',
    titre: 'Agréments',
    page: null,
    acces: gestionEtServices,
    largeur: 'large',
  },

  {
    path: '/ajout-association/choix-association',
    titre: 'Trouver votre association',
    page: () =>
      import('../association/ChoixAssociationPage.tsx').then((module) => module.ChoixAssociationPage),
    acces: gestion,
    avant: sansAssociation,
  },
  {
    path: '/ajout-association/choix-etablissement',
    titre: 'Choisir l’établissement',
    page: () =>
      import('../association/ChoixEtablissementPage.tsx').then((module) => module.ChoixEtablissementPage),
    acces: gestion,
    avant: sansAssociation,
  },
  {
    path: '/ajout-association/certificat-honneur',
    titre: 'Certifier sur l’honneur',
    page: () => import('../association/CertificatPage.tsx').then((module) => module.CertificatPage),
    acces: gestion,
    avant: sansAssociation,
  },

  {
    path: '/informations-administratives/:idCorrespondance',
    titre: 'Informations administratives',
    page: () => import('../association/ApercuPage.tsx').then((module) => module.ApercuPage),
    acces: gestionEtServices,
  },
  {
    path: '/informations-administratives/:idCorrespondance/personnes-et-acces',
    titre: 'Personnes et accès',
    page: null,
    acces: gestion,
  },
  {
    path: '/informations-administratives/:idCorrespondance?/etablissement-secondaire/:siret',
    titre: 'Établissement',
    page: null,
    acces: gestionEtServices,
  },
  {
    path: '/informations-administratives/:idCorrespondance/:rubrique',
    titre: 'Informations administratives',
    page: () => import('../association/RubriquePage.tsx').then((module) => module.RubriquePage),
    acces: gestionEtServices,
  },

  {
    path: '/administration/lca',
    titre: 'Administration',
    page: null,
    acces: ['lca.admin'],
    largeur: 'large',
  },
  { path: '/administration/psp', titre: 'Pass’Sport', page: null, acces: ['lca.admin'], largeur: 'large' },
  {
    path: '/administration/rda',
    titre: 'Agréments',
    page: null,
    acces: ['lca.admin', ...administrationServices],
    largeur: 'large',
  },
  {
    path: '/administration/rds',
    titre: 'Services',
    page: null,
    acces: administrationServices,
    largeur: 'large',
  },
  {
    path: '/administration/rds/parametrage-custom',
    titre: 'Champs personnalisés',
    page: null,
    acces: administrationServices,
    largeur: 'large',
  },

  {
    path: '/associations/:idCorrespondance?/documents',
    titre: 'Documents',
    page: () => import('../association/DocumentsPage.tsx').then((module) => module.DocumentsPage),
    acces: gestionEtServices,
  },
  {
    path: '/associations/:idCorrespondance?/documents/etablissements-secondaires',
    titre: 'Documents',
    page: null,
    acces: gestionEtServices,
  },
  {
    path: '/associations/:idCorrespondance?/documents/etablissement-secondaire/:siret',
    titre: 'Documents',
    page: () => import('../association/DocumentsPage.tsx').then((module) => module.DocumentsPage),
    acces: gestionEtServices,
  },
  {
    path: '/associations/:idCorrespondance?/subvention-demande',
    titre: 'Demander une subvention',
    page: () => import('../subvention/NouvelleDemandePage.tsx').then((module) => module.NouvelleDemandePage),
    acces: gestionEtServices,
  },
  {
    path: '/associations/:idSiret?/subvention-demande/:idDossier',
    titre: 'Dossier',
    page: () => import('../subvention/DossierParRole.tsx').then((module) => module.DossierParRole),
    acces: gestionEtServices,
  },
  {
    path: '/associations/:idSiret?/dossier/:idDossier?/crf',
    titre: 'Comptes rendus financiers',
    page: null,
    acces: gestionEtServices,
  },
  {
    path: '/associations/:idSiret?/dossier/:idDossier?/crf/:idCrf',
    titre: 'Compte rendu financier',
    page: null,
    acces: gestionEtServices,
  },
  {
    path: '/associations/:idRna?/demande-siret',
    titre: 'Obtenir un SIRET',
    page: null,
    acces: gestionEtServices,
  },
  {
    path: '/associations/:idRna?/demande-siret/:id',
    titre: 'Obtenir un SIRET',
    page: null,
    acces: gestionEtServices,
  },
  {
    path: '/associations/:idSiret?/demande-agrement',
    titre: 'Agréments et habilitations',
    page: null,
    acces: gestionEtServices,
  },
  {
    path: '/associations/:idSiret?/demande-agrement/:idDossier',
    titre: 'Demande d’agrément',
    page: null,
    acces: gestionEtServices,
  },
  { path: '/associations/:idSiret?/pass-sport', titre: 'Pass’Sport', page: null, acces: gestionEtServices },
];
