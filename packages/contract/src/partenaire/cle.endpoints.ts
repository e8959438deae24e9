// The managers of an association or of a service give keys to other software; a key is shown once and may be revoked
// at once.
import { codesPortees } from '@asso/domain/partenaire/portee.rows';
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { gestionnaires, proprietaireProblems, proprietaireQuerySchema } from './partenaire-calls.ts';

const cleSchema = z.object({
  id: z.uuid(),
  nom: z.string(),
  /** The first characters of the key. */
  prefixe: z.string(),
  portees: z.array(z.string()),
  etat: z.enum(['active', 'expiree', 'revoquee']),
  cree_le: z.iso.datetime(),
  expire_le: z.iso.datetime(),
  revoquee_le: z.iso.datetime().nullable(),
  derniere_utilisation_le: z.iso.datetime().nullable(),
  /** The key acts on behalf of this person. */
  createur: z.string(),
});
export type CleView = z.infer<typeof cleSchema>;

const usageSchema = z.object({
  id: z.string(),
  le: z.iso.datetime(),
  appel: z.string(),
  statut: z.int(),
  duree_ms: z.int(),
});

const params = { cle: z.uuid() };
const query = proprietaireQuerySchema;

export const cleEndpoints = {
  listCles: endpoint({
    method: 'GET',
    path: '/partenaire/cles',
    summary: 'Les clés d’une association ou d’un service, les plus récentes d’abord ; jamais leur secret.',
    access: gestionnaires,
    query,
    reply: z.object({
      proprietaire: z.object({ cote: z.enum(['association', 'service']), id: z.uuid(), nom: z.string() }),
      items: z.array(cleSchema),
    }),
    problems: proprietaireProblems,
  }),
  createCle: endpoint({
    method: 'POST',
    path: '/partenaire/cles',
    summary: 'Crée une clé : son secret n’est dit qu’ici, une fois.',
    access: gestionnaires,
    query,
    body: z.strictObject({
      nom: z.string().max(500),
      portees: z.array(z.enum(codesPortees)).max(20),
      duree_jours: z.number(),
    }),
    reply: z.object({ cle: cleSchema, secret: z.string() }),
    problems: [
      ...proprietaireProblems,
      'partenaire.nom-absent',
      'partenaire.nom-trop-long',
      'partenaire.sans-portee',
      'partenaire.portee-impossible',
      'partenaire.duree',
      'partenaire.trop-de-cles',
    ],
    status: 201,
  }),
  revokeCle: endpoint({
    method: 'DELETE',
    path: '/partenaire/cles/{cle}',
    summary: 'Révoque une clé : plus rien ne passe avec elle.',
    access: gestionnaires,
    params,
    query,
    reply: cleSchema,
    problems: [...proprietaireProblems, 'partenaire.cle-terminee'],
  }),
  listUsages: endpoint({
    method: 'GET',
    path: '/partenaire/cles/{cle}/usages',
    summary: 'Les derniers appels d’une clé, refusés compris.',
    access: gestionnaires,
    params,
    query,
    reply: z.object({ items: z.array(usageSchema) }),
    problems: proprietaireProblems,
  }),
} as const satisfies EndpointTable;
