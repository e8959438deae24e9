// The pages of the administrators of the portal, of the services and of Osiris.
import { annexe, type PageLigne, pagesSeenBy, siege, voileSiren } from './lignes.ts';

const fiche = `/informations-administratives/${voileSiren}`;
// The page shown to a person who opens a dossier that is not theirs: the home page.
const accueil = [/à régler/, 'Services et aides'] as const;
const refusee = ["Une erreur s'est produite", 'Vous n’avez pas le droit de faire cela.'] as const;
const perdue = ['Page non trouvée :(', 'Revenir à l’accueil'] as const;

export const administrationPages: readonly PageLigne[] = [
  ...pagesSeenBy('portail', [
    ['/administration/lca', 'Demandes d’accès', 'Camille'],
    ['/administration/lca?onglet=comptes', 'Comptes', /demo\.example/],
    ['/administration/lca?onglet=aide', 'Demandes d’aide', /aide/],
    ['/administration/lca?onglet=questions', 'Questions', 'Ce que tout le monde lit'],
    ['/administration/lca?onglet=questions&contenu=nouveau', /uestion/, /Réponse/],
    ['/administration/lca?onglet=liens', 'Liens utiles', 'Ce que le plan du site propose'],
    ['/administration/lca?onglet=notes', 'Notes de page', 'à qui les ouvre'],
    ['/administration/lca?onglet=modeles', 'Modèles de documents', 'Des fichiers à remplir'],
    ['/administration/lca?onglet=referentiels', 'Référentiels', 'jusqu’à quand'],
    ['/administration/lca?onglet=courriels', 'Courriels', 'corrigez l’adresse'],
    ['/administration/lca?onglet=travaux', 'Travaux et serveur', 'Ce serveur'],
    ['/administration/lca?onglet=journal', 'Journal', 'Qui a fait quoi'],
    ['/administration/lca?onglet=chiffres', 'Chiffres du portail', 'À quelle étape s’arrête-t-on ?'],
    ['/administration/psp', 'Pass’Sport', 'Vérifiez la structure'],
    ['/administration/psp?vue=beneficiaires', 'Pass’Sport', 'Un code est-il valable'],
    ['/administration/psp?vue=fichiers', 'Pass’Sport', 'viennent de fichiers de tableur'],
    ['/demande-siret/sirepa', 'Sirepa', 'Sirepa n’est pas relié à ce portail.'],
    ['/regard', 'Voir le dossier d’une association', 'Dix lettres et chiffres'],
  ]),
  ...pagesSeenBy(
    ['portail', 'national', 'application'],
    [
      ['/administration/rda', 'Agréments proposés', /Jeunesse/],
      ['/administration/rda?agrement={definition}', /\S/, 'Relire et publier'],
    ],
  ),
  ...pagesSeenBy(
    ['national', 'application'],
    [
      ['/administration/rds', 'Subventions et campagnes', /FDVA/],
      ['/administration/rds?subvention={campagne}', /\S/, 'Relire et publier'],
      ['/administration/rds?onglet=services', 'Services', 'DRAJES Sud'],
      ['/administration/rds?onglet=referentiels', 'Référentiels', /valeurs/],
      ['/administration/rds?onglet=journal', 'Journal', 'Qui a fait quoi'],
      ['/administration/rds/parametrage-custom', 'Champs personnalisés', 'Ajouter un champ'],
      ['/administration/rds/parametrage-custom?onglet=pieces', 'Pièces attendues', /pièce/],
    ],
  ),
  // The administrator of the application reads no association.
  ...pagesSeenBy('application', [
    [fiche, ...perdue],
    [`${fiche}/etablissement-secondaire/${annexe}`, ...perdue],
    [`${fiche}/personnes-et-acces`, ...perdue],
    [`${fiche}/identite`, ...perdue],
    [`/associations/${voileSiren}/documents`, ...perdue],
    [`/associations/${voileSiren}/documents/etablissements-secondaires`, ...perdue],
    [`/associations/${voileSiren}/documents/etablissement-secondaire/${annexe}`, ...perdue],
    [`/associations/${siege}/pass-sport`, ...perdue],
    [`/associations/${siege}/subvention-demande/26-000006`, ...accueil],
    [`/associations/${siege}/dossier/26-000006/crf`, ...accueil],
    [`/associations/${siege}/dossier/26-000006/crf/1`, ...perdue],
    [`/associations/${siege}/demande-agrement/26-000009`, ...accueil],
    ['/associations/W133900688/demande-siret', ...refusee],
    ['/associations/W133900688/demande-siret/1', ...refusee],
  ]),
  ...pagesSeenBy(
    ['programme', 'osiris'],
    [
      ['/user/dashboard', 'Accueil', 'Osiris'],
      ['/osiris', 'Osiris', /programme/i],
      ['/osiris?vue=exports', 'Osiris', /xport/],
    ],
  ),
  ...pagesSeenBy('osiris', [['/osiris?vue=programmes', 'Osiris', /programme/i]]),
];
