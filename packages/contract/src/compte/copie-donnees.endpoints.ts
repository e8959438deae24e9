// A person asks for a copy of their own data; it is prepared in the background, then downloaded (RGPD, art. 15 and
// 20).
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const copieSchema = z.object({
  etat: z.enum(['en_cours', 'prete', 'echec']),
  demandee_le: z.iso.datetime(),
  /** The instant until which the copy can be downloaded. */
  expire_le: z.iso.datetime().nullable(),
  taille: z.int().nullable(),
});
export type CopieDonnees = z.infer<typeof copieSchema>;

export const copieDonneesEndpoints = {
  askCopie: endpoint({
    method: 'POST',
    path: '/auth/donnees',
    summary: 'Demander une copie de ses données ; elle est préparée à part, puis annoncée par un courriel.',
    access: 'connecte',
    body: z.strictObject({ password: z.string().max(200).optional() }),
    reply: copieSchema,
    status: 202,
    problems: [
      'compte.mot-de-passe-requis',
      'compte.mot-de-passe-faux',
      'compte.trop-d-essais',
      'compte.trop-d-essais-partout',
    ],
  }),
  readCopie: endpoint({
    method: 'GET',
    path: '/auth/donnees',
    summary: 'Où en est la copie de ses données.',
    access: 'connecte',
    reply: z.object({ copie: copieSchema.nullable() }),
  }),
  downloadCopie: endpoint({
    method: 'GET',
    path: '/auth/donnees/fichier',
    summary: 'Télécharger la copie de ses données, tant qu’elle est gardée.',
    access: 'connecte',
    reply: 'fichier',
    problems: ['compte.copie-absente'],
  }),
} as const satisfies EndpointTable;
