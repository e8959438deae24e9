// These dashboards show what awaits an association, or a service.
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { tableauDeBordSchema, tableauServiceSchema } from './subvention.schemas.ts';

export const tableauDeBordEndpoints = {
  tableauDeBord: endpoint({
    method: 'GET',
    path: '/demande/tableau-de-bord',
    summary: 'Ce qui attend cette personne, ce qui suit son cours, l’argent demandé et accordé.',
    access: ['lca.association'],
    query: roleQuerySchema,
    replica: true,
    reply: tableauDeBordSchema,
  }),
  tableauService: endpoint({
    method: 'GET',
    path: '/rds/tableau-de-bord',
    summary: 'Par quoi commencer, pour un service.',
    access: ['rds.*'],
    scope: 'statistiques:lire',
    query: roleQuerySchema,
    replica: true,
    reply: tableauServiceSchema,
  }),
} as const satisfies EndpointTable;
