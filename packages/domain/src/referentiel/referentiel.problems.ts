// These sentences are about amounts, a budget that does not balance and addresses (§5 Budget, Address; screens, Budget,
// Address). Every form may say them, so those of lists and of imported files stand apart.
import type { ProblemTable } from '../kernel/problems.ts';

export const referentielProblems = {
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
} as const satisfies ProblemTable;
