// These calls read the catalogue (§7 Subventions).
import { campagneSchema } from '@asso/domain/subvention/campagne.schema';
import { z } from 'zod';
import { listSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { subventionSchema } from './subvention.schemas.ts';
import { id } from './subvention-calls.ts';

/** What `fields` may name: the head, and the options of the campaign. */
const champs = [
  ...Object.keys(subventionSchema.shape),
  'dispositif.code',
  'dispositif.label',
  ...Object.keys(campagneSchema.shape).map((name) => `campagne.${name}`),
];

/** Names an edition; without it, the one that stands for the subvention now is read. */
export const exerciceQuery = z.coerce.number().int().min(2000).max(2100).optional();

/** The dispositif and the services come with every subvention; a caller who names some of them receives only those. */
const populate = listSchema(z.enum(['dispositif', 'service']));

/** The type describes a whole subvention, because a caller without `fields` receives it whole. */
const subventionRead = subventionSchema
  .extend({
    campagne: campagneSchema.partial(),
    dispositif: subventionSchema.shape.dispositif.partial(),
  })
  .partial() as unknown as typeof subventionSchema;

export const subventionEndpoints = {
  listSubventions: endpoint({
    method: 'GET',
    path: '/rds/subventions',
    summary: 'Les subventions, et chacune de leurs éditions ouvertes ou à venir ; à défaut, la dernière.',
    access: 'connecte',
    scope: 'catalogue:lire',
    query: z.object({
      ...roleQuerySchema.shape,
      q: z.string().max(100).optional(),
      fields: listSchema(z.enum(champs)),
      populate,
    }),
    reply: z.object({ items: z.array(subventionRead) }),
  }),
  readSubvention: endpoint({
    method: 'GET',
    path: '/rds/subventions/{code}',
    summary: 'Une subvention, par son code ; « exercice » en nomme une édition.',
    access: 'connecte',
    scope: 'catalogue:lire',
    params: { code: id },
    query: z.object({ ...roleQuerySchema.shape, exercice: exerciceQuery, populate }),
    reply: subventionRead,
    problems: ['subvention.inconnue', 'subvention.code-manquant'],
  }),
} as const satisfies EndpointTable;
