// These sentences are about the second factor, and all come only after the right password.
import type { ProblemTable } from '../kernel/problems.ts';

export const secondFacteurProblems = {
  'compte.code-requis': {
    kind: 'unauthenticated',
    message: 'Donnez le code à 6 chiffres de votre application, ou un code de secours.',
  },
  'compte.code-incorrect': {
    kind: 'unauthenticated',
    message: 'Ce code n’est pas le bon.',
    remede: 'Vérifiez l’heure de votre téléphone, ou donnez un code de secours.',
  },
  'compte.code-deja-utilise': {
    kind: 'blocked',
    message: 'Ce code a déjà servi.',
    remede: 'Attendez le suivant : il change toutes les 30 secondes.',
  },
  'compte.code-faux': {
    kind: 'blocked',
    message: 'Ce code n’est pas le bon.',
    remede: 'Vérifiez l’heure de votre téléphone, puis donnez le code affiché.',
  },
  'compte.second-facteur-a-ajouter': {
    kind: 'forbidden',
    message: 'Protégez d’abord votre compte par un code : votre rôle l’exige.',
  },
  'compte.second-facteur-exige': {
    kind: 'blocked',
    message: 'Votre rôle exige ce code : vous pouvez changer d’application, pas le retirer.',
  },
  'compte.second-facteur-non-commence': {
    kind: 'blocked',
    message: 'Demandez d’abord une nouvelle clé : celle-ci n’est plus valable.',
  },
  'compte.second-facteur-absent': {
    kind: 'blocked',
    message: 'Votre compte n’est pas protégé par un code.',
  },
} as const satisfies ProblemTable;
