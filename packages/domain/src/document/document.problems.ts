// These sentences say why a file cannot be taken or given (§5 File upload, §8 Document retrieval).
import type { ProblemTable } from '../kernel/problems.ts';

export const documentProblems = {
  'document.extension': { kind: 'invalid', message: "L'extension du fichier ({ext}) n'est pas autorisée." },
  'document.nom-coupe': {
    kind: 'invalid',
    message: 'Le nom de ce fichier contient un caractère invisible.',
    remede: 'Renommez-le, puis déposez-le à nouveau.',
  },
  'document.trop-gros-2mo': { kind: 'too-large', message: 'La taille du fichier ne doit excéder 2MO.' },
  'document.vide': {
    kind: 'invalid',
    message: 'Ce fichier est vide.',
    remede: 'Déposez-en une autre copie.',
  },
  'document.contenu': { kind: 'invalid', message: 'Ce fichier n’est pas un vrai {type}.' },
  'document.absent': { kind: 'invalid', message: 'Choisissez un fichier à déposer.' },
  'document.un-seul': { kind: 'invalid', message: 'Déposez un fichier à la fois.' },
  'document.deja-remplace': {
    kind: 'blocked',
    message: 'Ce document a déjà été remplacé ou retiré.',
    remede: 'Rechargez la page pour voir lequel est en cours.',
  },
  'document.autre-type': {
    kind: 'invalid',
    message: 'La nouvelle version est un document d’un autre type.',
    remede: 'Déposez-la comme un document à part.',
  },
  'document.refuse': {
    kind: 'blocked',
    message: 'Refusé : ce fichier contient un virus.',
    remede: 'Déposez une autre copie.',
  },
  'document.analyse-en-cours': {
    kind: 'blocked',
    message: 'Ce fichier est en cours d’analyse.',
    remede: 'Réessayez dans quelques minutes.',
  },
} as const satisfies ProblemTable;
