// The administration of the portal reads here how it is used, over two years: delays, requests begun and left, satisfaction.
import { etapesSubvention } from '@asso/domain/subvention/dossier-subvention.steps';
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { rythmeSchema } from '../statistiques/rythme.schemas.ts';

const anneeSchema = z.object({
  annee: z.int(),
  /** The dossiers begun in the year, among which those sent. */
  commencees: z.int(),
  envoyees: z.int(),
  /** The number of dossiers not sent that nobody changed for a month. */
  laissees: z.int(),
  /** The step at which the dossiers not sent were left. */
  etapes: z.array(z.object({ etape: z.enum(etapesSubvention), n: z.int() })),
  reponses: z.int(),
  /** The satisfied answers, as a percentage; null when too few people answered. */
  satisfaction: z.int().nullable(),
});

const chiffresSchema = z.object({
  /** The delays of all the services together. */
  rythme: rythmeSchema,
  /** The year asked for, then the year before. */
  annees: z.array(anneeSchema),
});
export type Chiffres = z.infer<typeof chiffresSchema>;

export const chiffresEndpoints = {
  readChiffres: endpoint({
    method: 'GET',
    path: '/lca/chiffres',
    summary:
      'Les chiffres de tout le portail, cette année et la précédente : délais, demandes commencées et laissées, satisfaction.',
    access: ['lca.admin'],
    query: z.object({
      role: z.string().max(40).optional(),
      annee: z.coerce.number().int().min(2000).max(2100).optional(),
    }),
    reply: chiffresSchema,
  }),
} as const satisfies EndpointTable;
