// These sentences say why a file is not opened or drawn; they come from the portal, so that no page carries them.
import type { ProblemTable } from '../kernel/problems.ts';

export const lectureProblems = {
  'document.mot-de-passe': {
    kind: 'invalid',
    message:
      'Ce fichier est fermé par un mot de passe : personne ne peut l’ouvrir sans lui, le service non plus.',
    remede: 'Ouvrez-le, faites « Imprimer », « Enregistrer en PDF », puis déposez la copie.',
  },
  'document.page-autre-type': {
    kind: 'invalid',
    message: 'Un fichier de ce type ne se montre pas ici.',
    remede: 'Téléchargez-le pour le lire.',
  },
  'document.page-lourde': {
    kind: 'invalid',
    message: 'Ce fichier est trop lourd pour être montré ici.',
    remede: 'Téléchargez-le pour le lire.',
  },
  'document.page-illisible': {
    kind: 'invalid',
    message: 'Ce fichier ne s’ouvre pas ici : il est abîmé.',
    remede: 'Téléchargez-le pour essayer de le lire.',
  },
  'document.page-fermee': {
    kind: 'invalid',
    message: 'Ce fichier est fermé par un mot de passe : personne ne peut l’ouvrir sans lui.',
    remede: 'Demandez-en une copie sans mot de passe.',
  },
  'document.page-attendue': {
    kind: 'blocked',
    message: 'Beaucoup de pages sont demandées en ce moment.',
    remede: 'Réessayez dans une minute.',
  },
} as const satisfies ProblemTable;
