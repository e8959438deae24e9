// These sentences are about signing in by a national identity provider (ADR 0171). None says more than its reader
// has proved.
import type { ProblemTable } from '../kernel/problems.ts';

const autrement = 'Recommencez, ou connectez-vous avec votre adresse et votre mot de passe.';

export const identiteExterneProblems = {
  'compte.fournisseur-indisponible': {
    kind: 'unavailable',
    message: '{nom} ne répond pas.',
    remede: 'Connectez-vous avec votre adresse et votre mot de passe, ou réessayez dans quelques minutes.',
  },
  'compte.fournisseur-refus': {
    kind: 'blocked',
    message: '{nom} n’a pas pu confirmer qui vous êtes.',
    remede: autrement,
  },
  'compte.fournisseur-abandon': {
    kind: 'blocked',
    message: 'Vous avez quitté {nom} avant la fin.',
    remede: autrement,
  },
  'compte.fournisseur-niveau': {
    kind: 'blocked',
    message: '{nom} vous a reconnu avec une vérification trop faible pour ce portail.',
    remede: 'Choisissez chez {nom} un compte mieux protégé, ou connectez-vous avec votre mot de passe.',
  },
  'compte.fournisseur-sans-courriel': {
    kind: 'blocked',
    message: '{nom} n’a pas donné votre adresse électronique.',
    remede: 'Ajoutez-la chez {nom}, ou créez votre compte ici avec un mot de passe.',
  },
  'compte.connexion-externe-perimee': {
    kind: 'blocked',
    message: 'Cette connexion a déjà servi, a expiré ou a commencé dans un autre navigateur.',
    remede: 'Recommencez depuis la page de connexion.',
  },
  'compte.identite-deja-liee': {
    kind: 'conflict',
    message: 'Votre identité {nom} ouvre déjà un autre compte.',
    remede: 'Retirez-la d’abord du profil de cet autre compte.',
  },
  'compte.dernier-acces': {
    kind: 'blocked',
    message: 'C’est votre seul moyen de vous connecter.',
    remede: 'Choisissez d’abord un mot de passe par « Mot de passe oublié ».',
  },
  'compte.sans-mot-de-passe': {
    kind: 'blocked',
    message: 'Votre compte n’a pas encore de mot de passe.',
    remede: 'Choisissez-en un par « Mot de passe oublié », puis recommencez.',
  },
} as const satisfies ProblemTable;
