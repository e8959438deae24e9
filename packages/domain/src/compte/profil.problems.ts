// These sentences are about one's own account: its changes and its end (§7 Auth and Platform users).
import type { ProblemTable } from '../kernel/problems.ts';

export const profilProblems = {
  'compte.mot-de-passe-requis': {
    kind: 'blocked',
    message: 'Donnez votre mot de passe pour confirmer que c’est bien vous.',
  },
  'compte.mot-de-passe-faux': { kind: 'blocked', message: 'Ce mot de passe n’est pas le vôtre.' },
  'compte.lien-perime': {
    kind: 'blocked',
    message: 'Ce lien n’est plus valable : il a déjà servi ou il est trop ancien.',
  },
  'compte.encore-membre': {
    kind: 'blocked',
    message: 'Quittez d’abord vos associations : leurs dossiers doivent rester à quelqu’un.',
  },
  'compte.compte-de-service': {
    kind: 'blocked',
    message: 'Ce compte est celui d’un service : seule l’administration des services peut le supprimer.',
  },
  'compte.copie-absente': {
    kind: 'not-found',
    message: 'La copie de vos données n’est plus là : demandez-en une autre.',
  },
  'compte.dernier-administrateur': {
    kind: 'blocked',
    message: 'Vous êtes la dernière personne à administrer le portail : donnez d’abord ce rôle à quelqu’un.',
  },
} as const satisfies ProblemTable;
