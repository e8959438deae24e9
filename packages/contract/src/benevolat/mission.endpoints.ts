// These calls list the missions offered to volunteers and import the files of missions (§7 Other: missions;
// decisions, Systems outside).
import { missionProblems } from '@asso/domain/benevolat/mission.problems';
import { z } from 'zod';
import { pageQuery, pageSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import {
  importBody,
  importRefusals,
  importsFaitsQuery,
  importsFaitsSchema,
  rapportImportSchema,
} from '../referentiel/import.schemas.ts';

const administrateurs = ['lca.admin'] as const;
const fallback = <C extends keyof typeof missionProblems>(code: C) => ({ code, ...missionProblems[code] });

const missionSchema = z.object({
  id: z.string(),
  reference: z.string(),
  titre: z.string(),
  association: z.object({ nom: z.string(), id_rna: z.string().nullable(), id_siren: z.string().nullable() }),
  description: z.string().nullable(),
  commune: z.string().nullable(),
  code_postal: z.string().nullable(),
  debut: z.string(),
  fin: z.string().nullable(),
});

export const missionEndpoints = {
  listMissions: endpoint({
    method: 'GET',
    path: '/dab/missions',
    summary: 'Les missions offertes aux bénévoles qui ne sont pas finies, la plus proche d’abord.',
    access: ['lca.association', 'lca.admin', 'dab.*'],
    query: z.object({ ...roleQuerySchema.shape, searchQuery: z.string().max(200).optional(), ...pageQuery }),
    replica: true,
    reply: pageSchema(missionSchema),
    fallback: fallback('mission.illisible'),
  }),
  importMissions: endpoint({
    method: 'POST',
    path: '/dab/imports',
    summary: 'Importe un fichier CSV de missions, ou dit ce qu’il ferait (essai).',
    access: administrateurs,
    query: roleQuerySchema,
    body: importBody(['missions']),
    reply: rapportImportSchema,
    problems: importRefusals,
    idempotent: true,
    fallback: fallback('mission.non-importe'),
  }),
  listImportsMissions: endpoint({
    method: 'GET',
    path: '/dab/imports',
    summary: 'Les imports de missions, le plus récent d’abord.',
    access: administrateurs,
    query: importsFaitsQuery,
    reply: importsFaitsSchema,
    fallback: fallback('mission.illisible'),
  }),
} as const satisfies EndpointTable;
