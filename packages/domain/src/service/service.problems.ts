// These sentences are about services (§5 Service update; §8 Dossier; screens, Services).
import type { ProblemTable } from '../kernel/problems.ts';

export const serviceProblems = {
  'service.introuvable': { kind: 'not-found', message: 'Service not found' },
  'service.rien-a-changer': { kind: 'invalid', message: 'Nothing to update.' },
  'service.code-mal-ecrit': {
    kind: 'invalid',
    message: 'Le code du service s’écrit avec 2 à 20 majuscules, chiffres ou tirets. Exemple : DR13',
  },
  'service.code-pris': {
    kind: 'conflict',
    message: 'Le code {code} est déjà celui d’un service, ouvert ou supprimé.',
    remede: 'Choisissez-en un autre.',
  },
  'service.login-pris': {
    kind: 'conflict',
    message: 'Cette adresse a déjà un compte.',
    remede: 'Indiquez une adresse propre au service.',
  },
  'service.mot-de-passe-donne': {
    kind: 'invalid',
    message: 'Le mot de passe ne se donne pas ici : le service le choisit par le lien qu’il reçoit.',
  },
  'service.compte-absent': {
    kind: 'invalid',
    message: 'Le compte du service n’est pas prêt, ou ne l’est plus.',
    remede: 'Enregistrez à nouveau les deux parties.',
  },
  'service.compte-retire': {
    kind: 'blocked',
    message: 'Ce service n’a plus de compte. Les personnes du service gardent leur accès.',
  },
  'service.hors-territoire': {
    kind: 'forbidden',
    message: 'Ce territoire n’est pas le vôtre.',
    remede: 'Choisissez-en un de votre ressort.',
  },
  'service.parent-impossible': {
    kind: 'invalid',
    message: 'Ce service ne peut pas dépendre de celui-ci : il en dépend déjà, ou il n’existe plus.',
  },
  'service.dossiers-ouverts': {
    kind: 'blocked',
    message: 'Dossiers encore ouverts dans ce service : {n}.',
    remede: 'Terminez-les avant de le supprimer, ou verrouillez-le.',
  },
  'service.subventions-referent': {
    kind: 'blocked',
    message: 'Subventions dont ce service est le référent : {n}.',
    remede: 'Confiez-les à un autre service avant de le supprimer.',
  },
  'service.services-rattaches': {
    kind: 'blocked',
    message: 'Services qui dépendent de celui-ci : {n}.',
    remede: 'Rattachez-les à un autre avant de le supprimer.',
  },
  'service.membre-inconnu': { kind: 'not-found', message: 'Cette personne n’est pas dans ce service.' },
  'service.motif-manquant': { kind: 'invalid', message: 'Indiquez le motif : la personne le recevra.' },
  'service.membre-deja-la': { kind: 'conflict', message: 'Cette personne est déjà dans ce service.' },
  'service.compte-d-un-service': {
    kind: 'invalid',
    message: 'Cette adresse est celle du compte d’un service.',
    remede: 'Indiquez l’adresse d’une personne.',
  },
} as const satisfies ProblemTable;
