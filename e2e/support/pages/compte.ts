// The pages of a person's own account, listed for each person because everybody has them.
import { de, type Ligne } from './lignes.ts';

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

export const pagesDuCompte: readonly Ligne[] = [
  ...de('association', [['/user/profil', 'Mon profil', 'helene.garnier@demo.example']]),
  ...de('agent', [['/user/profil', 'Mon profil', 'paul.girard@demo.example']]),
  ...de('service', [['/user/profil', 'Mon profil', 'fdva@drajes-sud.example']]),
  ...de('national', [['/user/profil', 'Mon profil', 'hugo.marchand@demo.example']]),
  ...de('application', [['/user/profil', 'Mon profil', 'alice.perrin@demo.example']]),
  ...de('portail', [['/user/profil', 'Mon profil', 'denis.chevalier@demo.example']]),
  ...de('programme', [['/user/profil', 'Mon profil', 'nadia.colin@demo.example']]),
  ...de('osiris', [['/user/profil', 'Mon profil', 'remi.dufour@demo.example']]),
  ...de(
    ['association', 'agent', 'service', 'national', 'application', 'portail', 'programme', 'osiris'],
    [['/user/notifications', 'Notifications', 'Ce que les autres ont fait, et ce qui vous attend.']],
  ),
  ...de('association', [
    ['/user/profil?onglet=securite', 'Mon profil', 'Code à la connexion'],
    ['/user/profil?onglet=associations', 'Mon profil', 'Cercle de voile des Goudes'],
    motDePasse,
    sansCode,
    ['/user/demandes-acces', 'Mes demandes d’accès', 'Accès ouvert'],
  ]),
  ...de(['national', 'portail'], [motDePasse, avecCode]),
  ...de(['agent', 'service', 'application', 'programme', 'osiris'], [motDePasse, sansCode]),
  ...de(
    ['agent', 'service', 'national', 'application', 'portail', 'programme', 'osiris'],
    [['/user/demandes-acces', 'Mes demandes d’accès', 'Vous n’avez demandé aucun accès.']],
  ),
];
