// Every page with its path (§2 Screens and routes) and its module. Who may open it is in the domain's
// `routes.rights.ts`.
import { isAdminRole, isServiceRole } from '@asso/domain/compte/roles.rules';
import type { RedirectRow, RouteRow } from '../platform/page/route-row.ts';
import { routesAssociation } from './routes-association.ts';
import { routesCompte } from './routes-compte.ts';
import { poste } from './salles.ts';

/** The addresses without a page of their own, each leading to another one. */
export const redirects: readonly RedirectRow[] = [
  { path: '/', vers: 'accueil' },
  { path: '/home', vers: 'accueil' },
  { path: '/ajout-association', vers: '/ajout-association/choix-association' },
];

export const routes: readonly RouteRow[] = [
  ...routesCompte,

  {
    path: '/dossiers',
    titre: 'Dossiers',
    horsConnexion: true,
    page: [
      {
        pour: isServiceRole,
        page: () =>
          import('../instruction/file/FileInstructionPage.tsx').then((module) => module.FileInstructionPage),
      },
      { page: () => import('../suivi/MesDossiersPage.tsx').then((module) => module.MesDossiersPage) },
    ],
    salle: poste,
    largeur: 'pleine',
  },
  {
    path: '/dossiers/:numero',
    titre: 'Dossier',
    page: () => import('../dossier/DossierParNumeroPage.tsx').then((module) => module.DossierParNumeroPage),
  },
  {
    path: '/declarations',
    titre: 'Déclarations de bénévolat',
    page: [
      {
        pour: (role) => role === 'lca.admin',
        page: () =>
          import('../benevolat/DeclarationsAdminPage.tsx').then((module) => module.DeclarationsAdminPage),
      },
      { page: () => import('../benevolat/DeclarationsPage.tsx').then((module) => module.DeclarationsPage) },
    ],
    largeur: 'large',
  },
  {
    path: '/instructeur',
    titre: 'Mon jour',
    page: () => import('../statistiques/InstructeurPage.tsx').then((module) => module.InstructeurPage),
    largeur: 'large',
  },
  {
    path: '/instructeur/courriers',
    titre: 'Lettres et conventions',
    page: () => import('../courrier/CourriersPage.tsx').then((module) => module.CourriersPage),
  },
  {
    path: '/instructeur/cles-et-webhooks',
    titre: 'Clés et webhooks',
    page: () => import('../partenaire/ClesServicePage.tsx').then((module) => module.ClesServicePage),
  },
  {
    path: '/instructeur/lots/:id?',
    titre: 'Actions sur plusieurs dossiers',
    page: () => import('../instruction/lot/LotsPage.tsx').then((module) => module.LotsPage),
    largeur: 'large',
  },
  {
    path: '/instructeur/versements',
    titre: 'Versements',
    page: () =>
      import('../instruction/versements/VersementsPage.tsx').then((module) => module.VersementsPage),
    largeur: 'large',
  },
  {
    path: '/instructeur/chorus',
    titre: 'Chorus',
    page: () => import('../transfert/ChorusPage.tsx').then((module) => module.ChorusPage),
    largeur: 'large',
  },
  {
    path: '/osiris',
    titre: 'Osiris',
    page: () => import('../transfert/OsirisPage.tsx').then((module) => module.OsirisPage),
    largeur: 'large',
  },
  {
    path: '/demande-siret',
    titre: 'Demandes de SIRET',
    page: [
      {
        pour: isAdminRole,
        page: () =>
          import('../demande-siret/DemandesSiretServicePage.tsx').then(
            (module) => module.DemandesSiretServicePage,
          ),
      },
      {
        page: () =>
          import('../demande-siret/DemandesSiretPage.tsx').then((module) => module.DemandesSiretPage),
      },
    ],
    largeur: 'large',
  },
  {
    path: '/demande-siret/sirepa',
    titre: 'Sirepa',
    page: () => import('../transfert/SirepaPage.tsx').then((module) => module.SirepaPage),
    largeur: 'large',
  },
  {
    path: '/demande-agrements/dossiers',
    titre: 'Agréments',
    page: [
      {
        pour: isServiceRole,
        page: () => import('../agrement/FileAgrementsPage.tsx').then((module) => module.FileAgrementsPage),
      },
      {
        page: () =>
          import('../agrement/DossiersAgrementPage.tsx').then((module) => module.DossiersAgrementPage),
      },
    ],
    largeur: 'pleine',
  },

  ...routesAssociation,

  {
    path: '/administration/lca',
    titre: 'Administration',
    page: () => import('./AdministrationLcaPage.tsx').then((module) => module.AdministrationLcaPage),
    largeur: 'large',
  },
  {
    path: '/administration/psp',
    titre: 'Pass’Sport',
    page: () =>
      import('../pass-sport/AdministrationPspPage.tsx').then((module) => module.AdministrationPspPage),
    largeur: 'large',
  },
  {
    path: '/administration/rda',
    titre: 'Agréments',
    page: () =>
      import('../agrement/definition/AdministrationRdaPage.tsx').then(
        (module) => module.AdministrationRdaPage,
      ),
    largeur: 'large',
  },
  {
    path: '/administration/rds',
    titre: 'Subventions et campagnes',
    page: () => import('./AdministrationRdsPage.tsx').then((module) => module.AdministrationRdsPage),
    largeur: 'large',
  },
  {
    path: '/administration/rds/parametrage-custom',
    titre: 'Champs personnalisés',
    page: () =>
      import('../catalogue/campagne/BibliothequePage.tsx').then((module) => module.BibliothequePage),
    largeur: 'large',
  },

  {
    path: '/associations/:idCorrespondance?/documents',
    titre: 'Documents',
    page: () => import('../association/documents/DocumentsPage.tsx').then((module) => module.DocumentsPage),
  },
  {
    path: '/associations/:idCorrespondance?/documents/etablissements-secondaires',
    titre: 'Documents des établissements secondaires',
    page: () =>
      import('../association/documents/DocumentsAnnexesPage.tsx').then(
        (module) => module.DocumentsAnnexesPage,
      ),
  },
  {
    path: '/associations/:idCorrespondance?/documents/etablissement-secondaire/:siret',
    titre: 'Documents',
    page: () => import('../association/documents/DocumentsPage.tsx').then((module) => module.DocumentsPage),
  },
  {
    path: '/associations/:idCorrespondance?/subvention-demande',
    titre: 'Demander une subvention',
    page: () =>
      import('../subvention/choix/NouvelleDemandePage.tsx').then((module) => module.NouvelleDemandePage),
  },
  {
    path: '/associations/:idSiret?/subvention-demande/:idDossier',
    titre: 'Dossier',
    horsConnexion: true,
    page: [
      {
        pour: isServiceRole,
        page: () =>
          import('../instruction/dossier/ServiceDossierPage.tsx').then((module) => module.ServiceDossierPage),
      },
      { page: () => import('../suivi/DossierPage.tsx').then((module) => module.DossierPage) },
    ],
    salle: poste,
    largeur: 'large',
  },
  {
    path: '/associations/:idSiret?/dossier/:idDossier?/crf',
    titre: 'Comptes rendus financiers',
    page: () => import('../crf/CrfsPage.tsx').then((module) => module.CrfsPage),
  },
  {
    path: '/associations/:idSiret?/dossier/:idDossier?/crf/:idCrf',
    titre: 'Compte rendu financier',
    horsConnexion: true,
    page: () => import('../crf/CrfPage.tsx').then((module) => module.CrfPage),
    largeur: 'large',
  },
  {
    path: '/associations/:idRna?/demande-siret',
    // Shown until the page knows where the seat is, hence whether it is a SIRET.
    titre: 'Numéro de l’association',
    page: () => import('../demande-siret/CommencerSiretPage.tsx').then((module) => module.CommencerSiretPage),
  },
  {
    path: '/associations/:idRna?/demande-siret/:id',
    titre: 'Obtenir un SIRET',
    page: () => import('../demande-siret/DemandeSiretPage.tsx').then((module) => module.DemandeSiretPage),
  },
  {
    path: '/associations/:idSiret?/demande-agrement',
    titre: 'Agréments et habilitations',
    page: () =>
      import('../agrement/CommencerAgrementPage.tsx').then((module) => module.CommencerAgrementPage),
  },
  {
    path: '/associations/:idSiret?/demande-agrement/:idDossier',
    titre: 'Demande d’agrément',
    page: [
      {
        pour: isServiceRole,
        page: () =>
          import('../agrement/ServiceAgrementPage.tsx').then((module) => module.ServiceAgrementPage),
      },
      {
        page: () =>
          import('../agrement/DossierAgrementPage.tsx').then((module) => module.DossierAgrementPage),
      },
    ],
    salle: poste,
    largeur: 'large',
  },
  {
    path: '/associations/:idSiret?/pass-sport',
    titre: 'Pass’Sport',
    page: () => import('../pass-sport/PassSportPage.tsx').then((module) => module.PassSportPage),
  },
];
