// The pages of a person's own account, listed for each person because everybody has them.
import { type PageLigne, pagesSeenBy } from './lignes.ts';

const motDePasse = [
  '/user/modification-mot-de-passe',
  'Changer mon mot de passe',
  'Vos autres sessions se fermeront',
] as const;
const sansCode = [
  '/user/second-facteur',
  'Protéger votre compte par un code',
  'Comptez deux minutes',
] as const;
const avecCode = ['/user/second-facteur', 'Changer d’application de codes', 'Comptez deux minutes'] as const;

export const comptePages: readonly PageLigne[] = [
  ...pagesSeenBy('association', [['/user/profil', 'Mon profil', 'helene.garnier@demo.example']]),
  ...pagesSeenBy('agent', [['/user/profil', 'Mon profil', 'paul.girard@demo.example']]),
  ...pagesSeenBy('service', [['/user/profil', 'Mon profil', 'fdva@drajes-sud.example']]),
  ...pagesSeenBy('national', [['/user/profil', 'Mon profil', 'hugo.marchand@demo.example']]),
  ...pagesSeenBy('application', [['/user/profil', 'Mon profil', 'alice.perrin@demo.example']]),
  ...pagesSeenBy('portail', [['/user/profil', 'Mon profil', 'denis.chevalier@demo.example']]),
  ...pagesSeenBy('programme', [['/user/profil', 'Mon profil', 'nadia.colin@demo.example']]),
  ...pagesSeenBy('osiris', [['/user/profil', 'Mon profil', 'remi.dufour@demo.example']]),
  ...pagesSeenBy(
    ['association', 'agent', 'service', 'national', 'application', 'portail', 'programme', 'osiris'],
    [['/user/notifications', 'Notifications', 'Ce que les autres ont fait, et ce qui vous attend.']],
  ),
  ...pagesSeenBy('association', [
    ['/user/profil?onglet=securite', 'Mon profil', 'Code à la connexion'],
    ['/user/profil?onglet=associations', 'Mon profil', 'Cercle de voile des Goudes'],
    motDePasse,
    sansCode,
    ['/user/demandes-acces', 'Mes demandes d’accès', 'Accès ouvert'],
  ]),
  ...pagesSeenBy(['national', 'portail'], [motDePasse, avecCode]),
  ...pagesSeenBy(['agent', 'service', 'application', 'programme', 'osiris'], [motDePasse, sansCode]),
  ...pagesSeenBy(
    ['agent', 'service', 'national', 'application', 'portail', 'programme', 'osiris'],
    [['/user/demandes-acces', 'Mes demandes d’accès', 'Vous n’avez demandé aucun accès.']],
  ),
];
