import type { ProblemKind } from '@asso/domain/kernel/problems';

/** The one map from why something is refused to what HTTP calls it. */
export const statusOf = {
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

/** The short name of each kind, for the `title` of a problem. */
export const titleOf = {
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
