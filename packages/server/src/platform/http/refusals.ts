import type { Endpoint } from '@asso/contract/kernel/endpoint';

/** Any call may answer these: too many requests, a dependency that is down, a bug. */
const ofAll = ['kernel.trop-de-requetes', 'kernel.momentanement-indisponible', 'kernel.erreur-interne'];

/** Lists the codes that a row may answer: its own, and those that follow from its input and access. */
export const codesOf = (row: Endpoint): string[] => [
  ...new Set([
    'kernel.requete-invalide',
    ...(row.access === 'public' ? [] : ['kernel.non-connecte', 'kernel.interdit']),
    ...(row.params ? ['kernel.introuvable'] : []),
    ...(row.ifMatch ? ['kernel.version-requise', 'kernel.conflit'] : []),
    ...(row.idempotent ? ['kernel.cle-deja-utilisee', 'kernel.demande-en-cours'] : []),
    ...(row.body === undefined ? [] : ['kernel.trop-volumineux']),
    ...(row.problems ?? []),
    ...ofAll,
  ]),
];
