// These sentences are about the values of a list, which an administrator adds, renames or ends (§9).
import type { ProblemTable } from '../kernel/problems.ts';

export const listesProblems = {
  'referentiel.liste-fixe': {
    kind: 'forbidden',
    message: 'Cette liste ne se change pas ici.',
    remede: '{pourquoi}',
  },
  'referentiel.code': {
    kind: 'invalid',
    message:
      'Le code «\u00a0{code}\u00a0» ne convient pas\u00a0: 20 lettres sans accent ou chiffres au plus, avec - _ ou +. Exemple\u00a0: 18-25.',
  },
  'referentiel.code-pris': {
    kind: 'invalid',
    message: 'Le code «\u00a0{code}\u00a0» est déjà celui d’une autre valeur de cette liste.',
  },
  'referentiel.libelle-officiel': {
    kind: 'invalid',
    message: 'Une valeur officielle garde son libellé. Elle peut seulement prendre fin.',
  },
  'referentiel.libelle-double': {
    kind: 'invalid',
    message: 'Une autre valeur de cette liste se nomme déjà «\u00a0{libelle}\u00a0».',
  },
  'referentiel.valeur-des-regles': {
    kind: 'invalid',
    message: 'Des règles du portail se lisent sur cette valeur\u00a0: elle ne peut pas prendre fin.',
  },
  'referentiel.fin-passee': { kind: 'invalid', message: 'La fin ne peut pas être un jour passé.' },
  'referentiel.debut-passe': {
    kind: 'invalid',
    message: 'Cette valeur est déjà proposée\u00a0: son début ne change plus.',
  },
  'referentiel.fin-avant-debut': { kind: 'invalid', message: 'La fin doit venir après le début.' },
  'referentiel.derniere-valeur': {
    kind: 'invalid',
    message: 'Une liste propose toujours une valeur au moins\u00a0: ajoutez-en une autre d’abord.',
  },
  'referentiel.inconnu': { kind: 'not-found', message: 'Cette liste n’existe pas.' },
} as const satisfies ProblemTable;
