// These sentences are about a file that is imported, and its lines (decisions, Systems outside).
import type { ProblemTable } from '../kernel/problems.ts';

export const importProblems = {
  'referentiel.import-fichier-sans-ligne': {
    kind: 'invalid',
    message: 'Ce fichier n’a pas de ligne à importer.',
    remede: 'La première ligne nomme les colonnes, les suivantes sont importées.',
  },
  'referentiel.import-colonnes-manquantes': {
    kind: 'invalid',
    message: 'Il manque des colonnes : {colonnes}.',
    remede: 'Reprenez la première ligne du modèle.',
  },
  'referentiel.import-trop-de-lignes': {
    kind: 'invalid',
    message: 'Ce fichier a trop de lignes : la page en prend {max} au plus.',
    remede: 'Coupez-le, ou utilisez la commande d’import.',
  },
  'referentiel.import-illisible': {
    kind: 'invalid',
    message: 'La ligne {ligne} est trop longue pour être lue : un guillemet n’y est peut-être pas fermé.',
  },
  'referentiel.import-vide': { kind: 'invalid', message: 'La colonne {colonne} est vide.' },
  'referentiel.import-trop-long': {
    kind: 'invalid',
    message: 'La colonne {colonne} ne doit pas contenir plus de {n} caractère(s).',
  },
  'referentiel.import-jour': {
    kind: 'invalid',
    message: 'La colonne {colonne} n’est pas un jour.',
    remede: 'Exemple : 2026-03-12.',
  },
  'referentiel.import-annee': { kind: 'invalid', message: 'La colonne {colonne} n’est pas une année.' },
  'referentiel.import-nombre': {
    kind: 'invalid',
    message: 'La colonne {colonne} doit être un nombre entier de {min} à {max}.',
  },
  'referentiel.import-double': {
    kind: 'invalid',
    message: 'La ligne {n} du fichier a déjà cette référence.',
  },
} as const satisfies ProblemTable;
