// These sentences explain why a quote was not read; they come from the portal, so that no page carries them.
import type { ProblemTable } from '../kernel/problems.ts';

export const devisProblems = {
  'subvention.devis-illisible': {
    kind: 'invalid',
    message: 'Ce fichier ne s’ouvre pas comme un PDF.',
    remede: 'Copiez les lignes du devis et collez-les ci-dessous.',
  },
  'subvention.devis-ferme': {
    kind: 'invalid',
    message: 'Ce PDF est fermé par un mot de passe : rien ne s’y lit sans lui.',
    remede: 'Ouvrez-le, copiez les lignes du devis et collez-les ci-dessous.',
  },
  'subvention.devis-sans-texte': {
    kind: 'invalid',
    message: 'Ce PDF est une image : aucun texte ne s’y lit.',
    remede: 'Écrivez ou collez ses lignes ci-dessous, une par ligne, avec leur montant.',
  },
  'subvention.devis-trop-lourd': {
    kind: 'invalid',
    message: 'Ce fichier est trop lourd pour un devis : 5 Mo au plus.',
    remede: 'Copiez les lignes du devis et collez-les ci-dessous.',
  },
  'subvention.devis-occupe': {
    kind: 'blocked',
    message: 'D’autres papiers sont en cours de lecture.',
    remede: 'Réessayez dans une minute, ou collez les lignes du devis ci-dessous.',
  },
} as const satisfies ProblemTable;
