// These calls add, change and remove the second factor, and give the recovery codes.
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const secondFacteurSchema = z.object({
  actif: z.boolean(),
  /** The instant since which the second factor exists; null when there is none. */
  depuis: z.iso.datetime().nullable(),
  /** True when a role of the person requires a second factor: it can be changed but not removed. */
  exige: z.boolean(),
  /** The number of recovery codes that are still unused. */
  codesRestants: z.int(),
});

/** What proves the person before such a change: the password and, once a second factor exists, a code. */
const preuve = z.strictObject({ password: z.string().max(200), code: z.string().max(40).optional() });
const preuveProblems = [
  'compte.mot-de-passe-faux',
  'compte.sans-mot-de-passe',
  'compte.trop-d-essais',
  'compte.trop-d-essais-partout',
  'compte.code-faux',
  'compte.code-deja-utilise',
] as const;
const codesSchema = z.object({ codes: z.array(z.string()) });

export const secondFacteurEndpoints = {
  readSecondFacteur: endpoint({
    method: 'GET',
    path: '/auth/second-facteur',
    summary: 'Savoir si son compte est protégé par un code.',
    access: 'connecte',
    whileClosed: true,
    reply: secondFacteurSchema,
  }),
  beginSecondFacteur: endpoint({
    method: 'POST',
    path: '/auth/second-facteur',
    summary: 'Demander une clé pour une application de codes : rien ne change avant la confirmation.',
    access: 'connecte',
    whileClosed: true,
    body: preuve,
    reply: z.object({ secret: z.string(), uri: z.string() }),
    problems: preuveProblems,
  }),
  confirmSecondFacteur: endpoint({
    method: 'POST',
    path: '/auth/second-facteur/confirmation',
    summary:
      'Donner un premier code : le compte est protégé, les codes de secours sont donnés une seule fois.',
    access: 'connecte',
    whileClosed: true,
    body: z.strictObject({ code: z.string().max(40) }),
    reply: codesSchema,
    problems: ['compte.code-faux', 'compte.second-facteur-non-commence'],
  }),
  renewCodesSecours: endpoint({
    method: 'POST',
    path: '/auth/second-facteur/codes',
    summary: 'Remplacer ses codes de secours.',
    access: 'connecte',
    body: preuve,
    reply: codesSchema,
    problems: [...preuveProblems, 'compte.second-facteur-absent'],
  }),
  removeSecondFacteur: endpoint({
    method: 'POST',
    path: '/auth/second-facteur/retrait',
    summary: 'Ne plus protéger son compte par un code, si son rôle le permet.',
    access: 'connecte',
    body: preuve,
    reply: secondFacteurSchema,
    problems: [...preuveProblems, 'compte.second-facteur-absent', 'compte.second-facteur-exige'],
  }),
  removeSecondFacteurOf: endpoint({
    method: 'DELETE',
    path: '/auth/users/{id}/second-facteur',
    summary:
      'Retirer le code de quelqu’un, par son identifiant ou son adresse, qui a perdu téléphone et codes de secours.',
    access: ['lca.admin'],
    params: { id: z.string().max(254) },
    reply: z.object({ retire: z.literal(true) }),
    problems: ['compte.inconnu', 'compte.second-facteur-absent'],
  }),
} as const satisfies EndpointTable;
