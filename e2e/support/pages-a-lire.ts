// The pages of the portal, as each kind of person opens them: what the first title says, and one thing below it.

export type PageALire = {
  /** A key of `lecteurs`. */
  qui: string;
  /** Below /client; `{2}` stands for the person's first dossier whose instruction is in state 2. */
  chemin: string;
  h1: string | RegExp;
  donnee: string | RegExp;
};

/** Who reads: null, nobody signed in. */
export const lecteurs: Readonly<Record<string, string | null>> = {
  visiteur: null,
  association: 'helene.garnier@demo.example',
  panier: 'fatou.sarr@demo.example',
  agent: 'paul.girard@demo.example',
  service: 'fdva@drajes-sud.example',
  national: 'hugo.marchand@demo.example',
  application: 'alice.perrin@demo.example',
  portail: 'denis.chevalier@demo.example',
  osiris: 'nadia.colin@demo.example',
};

type Ligne = readonly [chemin: string, h1: PageALire['h1'], donnee: PageALire['donnee']];
const de = (qui: string, lignes: readonly Ligne[]): PageALire[] =>
  lignes.map(([chemin, h1, donnee]) => ({ qui, chemin, h1, donnee }));

const voile = '663071520';
const siege = '66307152000014';

export const pagesALire: readonly PageALire[] = [
  ...de('visiteur', [
    ['/login', 'Se connecter', 'Mot de passe oublié ?'],
    ['/register', 'Créer mon compte', 'Environ 5 minutes'],
    ['/mot-de-passe-oublie', 'Mot de passe oublié', 'Recevoir un lien'],
    ['/mentions-legales', 'Mentions légales', 'Éditeur'],
    ['/faq', 'Questions fréquentes', 'Cherchez avec vos mots.'],
    ['/plan', 'Plan du site', 'Toutes les pages qui vous sont ouvertes.'],
    ['/assistance', 'Demander de l’aide', 'Choisissez un sujet'],
    ['/invitation', 'Vos invitations', 'Ouvrez le lien du courriel d’invitation'],
    ['/deblocage', 'Débloquer votre compte', 'votre compte est fermé pour une heure'],
    ['/courriel', 'Confirmer votre nouvelle adresse', 'nos courriels y arriveront'],
    ['/validation', 'Consultez votre messagerie', 'Suivez le lien reçu'],
    ['/nulle-part', 'Page non trouvée :(', 'Revenir à l’accueil'],
  ]),
  ...de('association', [
    ['/user/dashboard', 'Ce qui vous attend', 'Cercle de voile des Goudes'],
    ['/user/argent', 'Où en est l’argent', 'Par dossier accordé'],
    ['/user/profil', 'Mon profil', 'helene.garnier@demo.example'],
    ['/user/modification-mot-de-passe', 'Changer mon mot de passe', 'Vos autres sessions se fermeront'],
    ['/user/second-facteur', 'Protéger votre compte par un code', 'Comptez deux minutes'],
    ['/user/demandes-acces', 'Mes demandes d’accès', 'Accès ouvert'],
    ['/dossiers', 'Mes dossiers', 'Chez les services'],
    ['/demande-agrements/dossiers', 'Agréments', 'Demander un agrément'],
    ['/repertoire-des-subventions', 'Trouver une subvention', 'Mots ou code de la subvention'],
    ['/declarations', 'Déclarations de bénévolat', 'Compte d’engagement citoyen'],
    ['/demande-siret', 'Demandes de SIRET', /SIRET/],
    ['/ajout-association/choix-association', 'Trouver votre association', /RNA/],
    [`/informations-administratives/${voile}`, 'Informations administratives', 'Cercle de voile des Goudes'],
    [`/informations-administratives/${voile}/personnes-et-acces`, 'Personnes et accès', 'Hélène Garnier'],
    [
      `/informations-administratives/${voile}/etablissement-secondaire/66307152000022`,
      'BASE DE LA CIOTAT',
      /CIOTAT/,
    ],
    [`/informations-administratives/${voile}/identite`, 'Identité', 'Cercle de voile des Goudes'],
    [`/informations-administratives/${voile}/ribs`, 'RIB', /IBAN/],
    [`/associations/${voile}/documents`, 'Documents', /Déposer/],
    [
      `/associations/${voile}/documents/etablissements-secondaires`,
      'Documents des établissements secondaires',
      /CIOTAT/,
    ],
    [`/associations/${voile}/subvention-demande?code=FDVA`, 'Choisir le type et l’exercice', /exercice/i],
    [`/associations/${siege}/demande-agrement`, 'Agréments et habilitations', /agrément/i],
    [`/associations/${siege}/pass-sport`, /^Pass’Sport/, 'Cercle de voile des Goudes'],
    [`/associations/${siege}/subvention-demande/{2}`, /FDVA Formation/, 'DRAJES Sud'],
    [`/associations/${siege}/subvention-demande/{9}`, /FDVA Formation/, 'DRAJES Sud'],
    [`/associations/${siege}/dossier/{9}/crf`, 'Comptes rendus financiers', /2 800/],
  ]),
  ...de('panier', [
    ['/associations/66614093400017/subvention-demande/{7}', /FDVA Formation/, 'DRAJES Sud'],
    ['/user/argent', 'Où en est l’argent', 'Par dossier accordé'],
  ]),
  ...de('agent', [
    ['/dossiers', 'Dossiers', 'Cercle de voile des Goudes'],
    ['/instructeur', 'Tableau de bord', 'DRAJES Sud'],
    ['/instructeur/courriers', 'Lettres et conventions', 'Notification FDVA'],
    ['/instructeur/lots', 'Actes sur plusieurs dossiers', /lot|acte/i],
    [`/associations/${siege}/subvention-demande/{2}`, /Cercle de voile/, 'DRAJES Sud'],
    ['/demande-agrements/dossiers', 'Agréments', /agrément|dossier/i],
    ['/repertoire-des-subventions', 'Trouver une subvention', 'Mots ou code de la subvention'],
    [`/informations-administratives/${voile}`, 'Informations administratives', 'Cercle de voile des Goudes'],
  ]),
  ...de('service', [
    ['/dossiers', 'Dossiers', 'Cercle de voile des Goudes'],
    ['/instructeur', 'Tableau de bord', 'DRAJES Sud'],
    ['/instructeur/courriers', 'Lettres et conventions', 'Notification FDVA'],
  ]),
  ...de('national', [
    ['/administration/rds', 'Subventions et campagnes', /FDVA/],
    ['/administration/rds/parametrage-custom', 'Champs personnalisés', /champ/i],
    ['/administration/rda', 'Agréments proposés', /Jeunesse/],
  ]),
  ...de('application', [
    ['/user/dashboard', 'Accueil', /Subventions/],
    ['/administration/rds', 'Subventions et campagnes', /FDVA/],
  ]),
  ...de('portail', [
    ['/administration/lca', 'Demandes d’accès', 'Camille'],
    ['/administration/psp', 'Pass’Sport', 'Vérifiez la structure'],
    ['/administration/rda', 'Agréments proposés', /Jeunesse/],
    ['/declarations', 'Déclarations de bénévolat', /session/i],
    ['/demande-siret', 'Demandes de SIRET', /SIRET/],
    ['/dossiers', /ossiers/, /dossier/i],
  ]),
  ...de('osiris', [['/osiris', 'Osiris', /programme/i]]),
];
