// These sentences are about signing up, validating an address and choosing a password (§7 Auth, §8 User).
import type { ProblemTable } from '../kernel/problems.ts';

export const motDePasseProblemTable = {
  'compte.confirmation-differente': {
    kind: 'invalid',
    message: 'La confirmation est différente du mot de passe.',
    remede: 'Retapez-la.',
  },
  'compte.mot-de-passe-identique': {
    kind: 'invalid',
    message: 'Ce mot de passe est déjà le vôtre.',
    remede: 'Choisissez-en un autre.',
  },
  'compte.lien-d-un-autre': {
    kind: 'blocked',
    message: 'Ce lien active un autre compte que le vôtre.',
    remede: 'Déconnectez-vous, puis connectez-vous avec l’adresse où vous l’avez reçu.',
  },
  /** Told only to a person who proved that they read the mailbox of the address [M145]. */
  'compte.adresse-deja-liee': {
    kind: 'blocked',
    message: 'Cette adresse est peut-être déjà liée à un compte.',
    remede: 'Connectez-vous avec elle, ou choisissez un nouveau mot de passe.',
  },
  'compte.deja-valide': {
    kind: 'blocked',
    message: 'Votre compte est déjà activé : son adresse se change dans votre profil.',
  },
  'compte.non-valide': {
    kind: 'forbidden',
    message: 'Votre compte n’est pas encore activé.',
    remede: 'Suivez le lien reçu par courriel.',
  },
  'compte.mot-de-passe-a-changer': {
    kind: 'forbidden',
    message: 'Choisissez un nouveau mot de passe pour continuer.',
  },
} as const satisfies ProblemTable;
