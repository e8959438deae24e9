// These sentences say what is wrong in a file of Pass'Sport, and what to write instead.
import type { ProblemTable } from '../kernel/problems.ts';

export const importPspProblems = {
  'psp-import.oui-non': {
    kind: 'invalid',
    message: 'La colonne {colonne} doit être « oui » ou « non ».',
  },
  'psp-import.siren': { kind: 'invalid', message: 'La colonne {colonne} doit être un SIREN de 9 chiffres.' },
  'psp-import.saison': {
    kind: 'invalid',
    message: 'La colonne {colonne} doit être les deux chiffres de l’exercice.',
    remede: 'Exemple : 26 pour la saison 2026-2027.',
  },
  'psp-import.dates': { kind: 'invalid', message: 'L’exercice finit avant de commencer.' },
  'psp-import.agrements': {
    kind: 'invalid',
    message: 'La colonne agrements nomme des types d’agrément avec leur première année.',
    remede: 'Exemple : SPORT:2016 JEP:2020.',
  },
  'psp-import.code': {
    kind: 'invalid',
    message: 'Le code n’a pas la bonne forme.',
    remede: 'Deux chiffres, puis deux fois quatre lettres, sans I ni O. Exemple : 24-JWEL-ZKBC.',
  },
  'psp-import.code-postal': {
    kind: 'invalid',
    message: 'Le code postal doit avoir cinq chiffres.',
    remede: 'Exemple : 13011.',
  },
  'psp-import.exercice-inconnu': {
    kind: 'invalid',
    message: 'L’exercice {exercice} n’existe pas.',
    remede: 'Importez d’abord les exercices.',
  },
  'psp-import.deplace': {
    kind: 'conflict',
    message: 'Ce code est inscrit par une association : il ne change plus de nom ni de date de naissance.',
    remede: 'Retirez d’abord son inscription.',
  },
} as const satisfies ProblemTable;
