// Decisions are published in the columns of SCDL « subventions » 2.1.1; these calls also tell why some are left out
// (field: open data of grants).
import { z } from 'zod';
import { instructeurs } from '../instruction/instruction-calls.ts';
import { versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const quelles = {
  role: z.string().max(40).optional(),
  service: z.uuid().optional(),
  exercice: z.coerce.number().int().min(2000).max(2100).optional(),
  /** Only the decisions that must be published are kept: more than 23 000 € a year to one beneficiary. */
  obligatoires: z.stringbool().optional(),
};

export const openDataEndpoints = {
  readOpenData: endpoint({
    method: 'GET',
    path: '/rds/open-data/subventions',
    summary: 'Les subventions accordées, au format SCDL subventions 2.1.1 (CSV, virgules, UTF-8).',
    access: instructeurs,
    query: z.object(quelles),
    replica: true,
    reply: 'fichier',
    problems: ['statistiques.service-inconnu', 'statistiques.rien-a-publier', 'instruction.exports-en-cours'],
  }),
  checkOpenData: endpoint({
    method: 'GET',
    path: '/rds/open-data/controle',
    summary: 'Combien de décisions peuvent être publiées, et ce qui manque aux autres.',
    access: instructeurs,
    query: z.object(quelles),
    replica: true,
    reply: z.object({
      publiables: z.int(),
      ecartees: z.int(),
      /** Examples of the decisions left out: only the first ones are given. */
      exemples: z.array(
        z.object({
          id_fo: z.string(),
          id_siret: z.string(),
          association: z.string(),
          manques: z.array(z.string()),
        }),
      ),
      services: z.array(
        z.object({
          id: z.uuid(),
          nom: z.string(),
          siret: z.string().nullable(),
          version: versionSchema,
          /** What this service publishes; null when the service never chose to publish. */
          publication: z
            .object({
              publie: z.boolean(),
              adresse: z.string(),
              fait_le: z.iso.datetime().nullable(),
              nombre: z.int(),
            })
            .nullable(),
          rights: z.object({ edit: z.boolean() }),
        }),
      ),
    }),
    problems: ['statistiques.service-inconnu'],
  }),
  choosePublication: endpoint({
    method: 'PUT',
    path: '/rds/open-data/services/{service}/publication',
    summary:
      'Publier les décisions d’un service à une adresse publique, refaite chaque nuit, ou ne plus le faire.',
    access: instructeurs,
    params: { service: z.uuid() },
    query: z.object({ role: z.string().max(40).optional() }),
    body: z.strictObject({ publie: z.boolean() }),
    reply: z.object({ publie: z.boolean(), adresse: z.string() }),
    problems: [
      'statistiques.service-inconnu',
      'statistiques.non-responsable',
      'statistiques.publier-sans-siret',
    ],
  }),
  saveSiretService: endpoint({
    method: 'PUT',
    path: '/rds/open-data/services/{service}',
    summary: 'Le SIRET sous lequel un service publie ses décisions.',
    access: instructeurs,
    params: { service: z.uuid() },
    query: z.object({ role: z.string().max(40).optional() }),
    body: z.strictObject({ siret: z.string().max(30) }),
    reply: z.object({ siret: z.string(), version: versionSchema }),
    problems: [
      'statistiques.service-inconnu',
      'statistiques.siret',
      'statistiques.non-responsable',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
  }),
} as const satisfies EndpointTable;
