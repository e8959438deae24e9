// The pages where an association is added, and those of its file, with their modules.
import type { RouteRow } from '../platform/page/route-row.ts';

export const routesAssociation: readonly RouteRow[] = [
  {
    path: '/ajout-association/choix-association',
    titre: 'Trouver votre association',
    page: () =>
      import('../association/adhesion/ChoixAssociationPage.tsx').then(
        (module) => module.ChoixAssociationPage,
      ),
  },
  {
    path: '/ajout-association/choix-etablissement',
    titre: 'Choisir l’établissement',
    page: () =>
      import('../association/adhesion/ChoixEtablissementPage.tsx').then(
        (module) => module.ChoixEtablissementPage,
      ),
  },
  {
    path: '/ajout-association/certificat-honneur',
    titre: 'Certifier sur l’honneur',
    page: () => import('../association/adhesion/CertificatPage.tsx').then((module) => module.CertificatPage),
  },

  {
    path: '/informations-administratives/:idCorrespondance',
    titre: 'Informations administratives',
    page: () => import('../association/fiche/ApercuPage.tsx').then((module) => module.ApercuPage),
  },
  {
    path: '/informations-administratives/:idCorrespondance/personnes-et-acces',
    titre: 'Personnes et accès',
    page: () => import('../association/acces/AccesPage.tsx').then((module) => module.AccesPage),
  },
  {
    path: '/informations-administratives/:idCorrespondance?/etablissement-secondaire/:siret',
    titre: 'Établissement',
    page: () =>
      import('../association/fiche/EtablissementPage.tsx').then((module) => module.EtablissementPage),
  },
  {
    path: '/informations-administratives/:idCorrespondance/cles-et-webhooks',
    titre: 'Logiciels reliés',
    page: () => import('../partenaire/ClesAssociationPage.tsx').then((module) => module.ClesAssociationPage),
  },
  {
    path: '/informations-administratives/:idCorrespondance/numeros-et-fusion',
    titre: 'Numéros et fusion',
    page: () => import('../association/fusion/NumerosPage.tsx').then((module) => module.NumerosPage),
  },
  {
    path: '/informations-administratives/:idCorrespondance/:rubrique',
    titre: 'Informations administratives',
    page: () => import('../association/fiche/RubriquePage.tsx').then((module) => module.RubriquePage),
  },
];
