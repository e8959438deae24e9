// These sentences are about accounts and sessions (§8 Session, Access, User).
import type { ProblemTable } from '../kernel/problems.ts';

export const compteProblems = {
  /** The sentence is the same whether the account exists or not. */
  'compte.identifiants-incorrects': {
    kind: 'unauthenticated',
    message: 'Adresse ou mot de passe incorrect.',
    remede: 'Vérifiez-les ou choisissez un nouveau mot de passe.',
  },
  'compte.trop-d-essais': {
    kind: 'too-many',
    message: 'Trop d’essais.',
    remede: 'Réessayez dans {delai}.',
  },
  /** The account is closed to everybody for an hour; the sentence is the same whether the account exists or not. */
  'compte.trop-d-essais-partout': {
    kind: 'too-many',
    message: 'Trop d’essais. Réessayez dans {delai}. Un lien de déblocage part si un compte existe.',
  },
  'compte.desactive': {
    kind: 'forbidden',
    message: "L'utilisateur a été désactivé. veuiller contacter un administrateur pour le réactiver",
  },
  'compte.verrouille': {
    kind: 'forbidden',
    message: 'Ce compte est verrouillé.',
    remede: 'Écrivez à l’aide pour le débloquer.',
  },
  'compte.service-verrouille': {
    kind: 'forbidden',
    message: 'Ce service est verrouillé : plus personne ne peut se connecter pour lui.',
    remede: 'Écrivez à l’aide.',
  },
  'compte.deja-actif': {
    kind: 'conflict',
    message: 'Ce compte a déjà son mot de passe. La personne peut en choisir un autre depuis la connexion.',
  },
  'compte.trop-d-invitations': {
    kind: 'too-many',
    message: 'Trop de courriels sont partis à cette adresse.',
    remede: 'Réessayez dans une heure.',
  },
  'compte.soi-meme': {
    kind: 'forbidden',
    message: 'C’est votre propre compte.',
    remede: 'Demandez à une autre personne de l’administration.',
  },
  'compte.role-de-service': {
    kind: 'forbidden',
    message: 'C’est le compte d’un service.',
    remede: 'Changez ses rôles depuis la page du service.',
  },
  'compte.sans-role': {
    kind: 'invalid',
    message: 'Un compte garde au moins un rôle.',
    remede: 'Désactivez-le plutôt.',
  },
  'compte.role-inconnu': { kind: 'invalid', message: 'Le rôle « {role} » ne se donne pas ici.' },
  'compte.territoire-inconnu': {
    kind: 'invalid',
    message: 'Ce territoire n’existe pas. Exemple : R93 ou 13.',
  },
  'compte.niveau-a-dire': {
    kind: 'invalid',
    message: 'Qui administre les services le fait dans tout le pays, ou dans un territoire.',
    remede: 'Dites lequel.',
  },
  'compte.territoire-sans-role': {
    kind: 'invalid',
    message: 'Un territoire est celui d’un administrateur des services.',
    remede: 'Donnez ce rôle, ou retirez le territoire.',
  },
  'compte.token-expire': { kind: 'unauthenticated', message: 'Le token est expiré' },
  'compte.inconnu': { kind: 'not-found', message: "Cet utilisateur n'existe pas" },
  /** The refusal given for an association to which the person does not belong, before anything of it is read. */
  'compte.association-d-autrui': {
    kind: 'forbidden',
    message: "Vous n'avez pas le droit d'accéder à cette association.",
  },
  'compte.informations-illisibles': {
    kind: 'internal',
    message: "Une erreur est survenue lors de la récupération des informations de l'utilisateur.",
  },
  'compte.erreur-serveur': {
    kind: 'internal',
    message: 'Server error',
    remede: '(le serveur n’a pas pu répondre). Réessayez dans quelques instants.',
  },
  'compte.lecture-impossible': {
    kind: 'internal',
    message: "Un problème est survenu lors de la récupération des données de l'utilisateur !",
  },
} as const satisfies ProblemTable;
