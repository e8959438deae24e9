import type { Endpoint } from './endpoint.ts';

/** The refusals that any call may answer: too many requests, a dependency that is down, a bug. */
const ofAll = ['kernel.trop-de-requetes', 'kernel.momentanement-indisponible', 'kernel.erreur-interne'];

/**
 * Lists the codes of the problems that a call may answer: its own, and those that follow from its input and access. What
 * is wrong in a field that was typed is told beside the field, with the code of its rule, and is not listed.
 */
export const problemsOf = (row: Endpoint): string[] => [
  ...new Set([
    'kernel.requete-invalide',
    ...(row.access === 'public' ? [] : ['kernel.non-connecte', 'kernel.interdit']),
    ...(row.params ? ['kernel.introuvable'] : []),
    ...(row.ifMatch ? ['kernel.version-requise', 'kernel.conflit'] : []),
    ...(row.idempotent ? ['kernel.cle-deja-utilisee', 'kernel.demande-en-cours'] : []),
    ...(row.body === undefined
      ? []
      : [row.body === 'multipart' ? 'kernel.trop-volumineux' : 'kernel.corps-trop-long']),
    ...(row.problems ?? []),
    ...ofAll,
  ]),
];
