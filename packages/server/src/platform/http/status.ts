import type { ProblemKind } from '@asso/domain/kernel/problems';

/** The only map from a kind of problem to an HTTP status. */
export const statusByKind = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  'too-large': 413,
  blocked: 422,
  'precondition-required': 428,
  'too-many': 429,
  internal: 500,
  unavailable: 502,
} as const satisfies Record<ProblemKind, number>;

/** Gives the `title` of a problem for each kind. */
export const titleByKind = {
  invalid: 'Demande incorrecte',
  unauthenticated: 'Connexion requise',
  forbidden: 'Accès refusé',
  'not-found': 'Introuvable',
  'wrong-method': 'Méthode refusée',
  conflict: 'Conflit',
  'too-large': 'Trop volumineux',
  blocked: 'Conditions non remplies',
  'precondition-required': 'Version requise',
  'too-many': 'Trop de demandes',
  internal: 'Erreur interne',
  unavailable: 'Service indisponible',
} as const satisfies Record<ProblemKind, string>;
