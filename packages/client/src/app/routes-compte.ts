// The pages before signing in or without an account, and those of one's own account (§2 Screens and routes).
import { toPublicHref } from '../catalogue/public-href.ts';
import { ConnexionPage } from '../compte/connexion/ConnexionPage.tsx';
import type { RouteRow } from '../platform/page/route-row.ts';

export const routesCompte: readonly RouteRow[] = [
  {
    path: '/login',
    titre: 'Se connecter',
    // The sign-in page is part of the first file: another download would delay its form.
    page: async () => ConnexionPage,
    cadre: 'connexion',
  },
  {
    path: '/register',
    titre: 'Créer mon compte',
    page: () => import('../compte/inscription/InscriptionPage.tsx').then((module) => module.InscriptionPage),
    cadre: 'connexion',
  },
  {
    path: '/validation',
    titre: 'Consultez votre messagerie',
    page: () => import('../compte/inscription/ValidationPage.tsx').then((module) => module.ValidationPage),
    cadre: 'connexion',
  },
  {
    path: '/validate/:token?',
    titre: 'Activation du compte',
    page: () => import('../compte/inscription/ActivationPage.tsx').then((module) => module.ActivationPage),
    cadre: 'connexion',
  },
  {
    path: '/mot-de-passe-oublie/:token?',
    titre: 'Mot de passe oublié',
    page: () =>
      import('../compte/mot-de-passe/MotDePasseOubliePage.tsx').then((module) => module.MotDePasseOubliePage),
    cadre: 'connexion',
  },
  {
    path: '/commencer/:code',
    titre: 'Votre projet en quelques mots',
    page: () => import('../catalogue/commencer/CommencerPage.tsx').then((module) => module.CommencerPage),
  },
  {
    path: '/signer',
    titre: 'À signer',
    page: () => import('../dossier/signature/SignerPage.tsx').then((module) => module.SignerPage),
  },
  {
    path: '/regard',
    titre: 'Voir le dossier d’une association',
    page: () => import('../subvention/regard/RegardPage.tsx').then((module) => module.RegardPage),
  },
  {
    path: '/connexion-nationale/:fournisseur',
    titre: 'Connexion',
    page: () =>
      import('../compte/connexion/ConnexionNationalePage.tsx').then(
        (module) => module.ConnexionNationalePage,
      ),
    cadre: 'connexion',
  },
  {
    path: '/lier-identite/:token?',
    titre: 'Lier votre identité',
    page: () => import('../compte/connexion/LierIdentitePage.tsx').then((module) => module.LierIdentitePage),
    cadre: 'connexion',
  },
  {
    path: '/invitation',
    titre: 'Vos invitations',
    page: () => import('../association/adhesion/InvitationPage.tsx').then((module) => module.InvitationPage),
  },
  {
    path: '/mentions-legales',
    titre: 'Mentions légales',
    page: () => import('../contenu/MentionsLegalesPage.tsx').then((module) => module.MentionsLegalesPage),
  },
  {
    path: '/conditions-utilisation',
    titre: 'Conditions générales d’utilisation',
    page: () =>
      import('../contenu/ConditionsUtilisationPage.tsx').then((module) => module.ConditionsUtilisationPage),
  },
  {
    path: '/donnees-personnelles',
    titre: 'Données personnelles',
    page: () =>
      import('../vie-privee/DonneesPersonnellesPage.tsx').then((module) => module.DonneesPersonnellesPage),
  },
  {
    path: '/accessibilite',
    titre: 'Accessibilité',
    page: () => import('../vie-privee/AccessibilitePage.tsx').then((module) => module.AccessibilitePage),
  },
  {
    path: '/cookies',
    titre: 'Gestion des cookies',
    page: () => import('./CookiesPage.tsx').then((module) => module.CookiesPage),
  },
  {
    path: '/statistiques',
    titre: 'Statistiques d’utilisation',
    page: () => import('../contenu/StatistiquesUsagePage.tsx').then((module) => module.StatistiquesUsagePage),
  },
  {
    path: '/faq',
    titre: 'Questions fréquentes',
    page: () => import('../contenu/FaqPage.tsx').then((module) => module.FaqPage),
  },
  {
    path: '/plan',
    titre: 'Plan du site',
    page: () => import('./PlanPage.tsx').then((module) => module.PlanPage),
  },
  {
    path: '/assistance/:sujet?',
    titre: 'Demander de l’aide',
    page: () => import('../contenu/AssistancePage.tsx').then((module) => module.AssistancePage),
  },

  {
    path: '/user/dashboard',
    titre: 'Accueil',
    largeur: 'large',
    horsConnexion: true,
    page: [
      {
        pour: (role) => role === 'lca.association',
        page: () => import('../suivi/AccueilPage.tsx').then((module) => module.AccueilPage),
      },
      {
        pour: (role) => role === 'lca.admin' || role === 'rds.appli_admin',
        page: () =>
          import('./AccueilAdministrationPage.tsx').then((module) => module.AccueilAdministrationPage),
      },
      { page: () => import('./EspacePage.tsx').then((module) => module.EspacePage) },
    ],
  },
  {
    path: '/user/argent',
    titre: 'Où en est l’argent',
    page: () => import('../suivi/ArgentPage.tsx').then((module) => module.ArgentPage),
    largeur: 'large',
  },
  {
    path: '/user/notifications',
    titre: 'Notifications',
    page: () => import('../notification/NotificationsPage.tsx').then((module) => module.NotificationsPage),
  },
  {
    path: '/user/profil',
    titre: 'Mon profil',
    page: () => import('../compte/profil/ProfilPage.tsx').then((module) => module.ProfilPage),
  },
  {
    path: '/user/demandes-acces/:id?',
    titre: 'Mes demandes d’accès',
    page: () => import('../association/adhesion/DemandePage.tsx').then((module) => module.DemandePage),
  },
  {
    path: '/user/second-facteur',
    titre: 'Code à la connexion',
    page: () =>
      import('../compte/connexion/SecondFacteurPage.tsx').then((module) => module.SecondFacteurPage),
  },
  {
    path: '/courriel/:token?',
    titre: 'Confirmer votre nouvelle adresse',
    page: () => import('../compte/profil/CourrielPage.tsx').then((module) => module.CourrielPage),
    cadre: 'connexion',
  },
  {
    path: '/deblocage/:token?',
    titre: 'Débloquer votre compte',
    page: () => import('../compte/connexion/DeblocagePage.tsx').then((module) => module.DeblocagePage),
    cadre: 'connexion',
  },
  {
    path: '/user/modification-mot-de-passe/:token?',
    titre: 'Changer mon mot de passe',
    page: () =>
      import('../compte/mot-de-passe/ModificationMotDePassePage.tsx').then(
        (module) => module.ModificationMotDePassePage,
      ),
  },
  {
    path: '/repertoire-des-subventions',
    titre: 'Trouver une subvention',
    page: () => import('../catalogue/RepertoirePage.tsx').then((module) => module.RepertoirePage),
    sansCompte: toPublicHref,
  },
];
