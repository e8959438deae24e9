// The calls of Pass'Sport on the service's side: files that come from outside (decisions, Systems outside).
import { genresImportPsp } from '@asso/domain/pass-sport/import-pass-sport.rules';
import { servicePspProblems } from '@asso/domain/pass-sport/service-psp.problems';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import {
  importBody,
  importRefusals,
  importsFaitsQuery,
  importsFaitsSchema,
  rapportImportSchema,
} from '../referentiel/import.schemas.ts';

const administrateurs = ['lca.admin'] as const;
const fallback = <C extends keyof typeof servicePspProblems>(code: C) => ({
  code,
  ...servicePspProblems[code],
});

export const servicePspEndpoints = {
  importPsp: endpoint({
    method: 'POST',
    path: '/psp/imports',
    summary:
      'Importe un fichier CSV d’exercices, de fédérations, de bénéficiaires ou de confirmations, ou dit ce qu’il ferait (essai).',
    access: administrateurs,
    query: roleQuerySchema,
    body: importBody(genresImportPsp),
    reply: rapportImportSchema,
    problems: importRefusals,
    idempotent: true,
    fallback: fallback('psp-service.non-importe'),
  }),
  listImportsPsp: endpoint({
    method: 'GET',
    path: '/psp/imports',
    summary: 'Les imports de Pass’Sport, le plus récent d’abord.',
    access: administrateurs,
    query: importsFaitsQuery,
    reply: importsFaitsSchema,
    fallback: fallback('psp-service.illisible'),
  }),
} as const satisfies EndpointTable;
