// These sentences are about amounts, a budget that does not balance, addresses and imported files (§5 Budget,
// Address; screens, Budget, Address; decisions, Systems outside).
import type { ProblemTable } from '../kernel/problems.ts';

export const referentielProblems = {
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
  'referentiel.code-postal': {
    kind: 'invalid',
    message: '{label}\u00a0: en France il a cinq chiffres. Exemple\u00a0: 13011.',
  },
  'referentiel.adresses-muettes': {
    kind: 'unavailable',
    message: 'La recherche d’adresse ne répond pas.',
    remede: 'Saisissez l’adresse à la main.',
  },
  'referentiel.montant': {
    kind: 'invalid',
    message: '{label}\u00a0: saisissez un nombre entier d’euros. Exemple\u00a0: 500.',
  },
  'referentiel.montant-trop-grand': {
    kind: 'invalid',
    message: '{label}\u00a0: le montant dépasse 999\u202f999\u202f999\u202f999\u00a0€.',
  },
  'referentiel.montants-a-corriger': { kind: 'blocked', message: 'Corrigez {montants} du budget.' },
  'referentiel.budget-insuffisance': {
    kind: 'blocked',
    message: 'Il manque {montant} de recettes.',
  },
  'referentiel.budget-excedent': {
    kind: 'blocked',
    message: 'Les recettes dépassent de {montant}.',
  },
  'referentiel.contributions-inegales': {
    kind: 'blocked',
    message: 'Les contributions volontaires doivent être égales\u00a0: 86 = {emplois}, 87 = {ressources}.',
  },
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
