// These calls find places from typed text (§7 Geographic service).
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { geoQuerySchema, geoReplySchema } from './geo.schemas.ts';

export const geoEndpoints = {
  searchGeo: endpoint({
    method: 'GET',
    path: '/geo/search',
    summary: 'Adresses et communes proposées pour ce qui est saisi, avec leur code INSEE (GeoJSON).',
    access: 'connecte',
    query: geoQuerySchema,
    reply: geoReplySchema,
    problems: ['referentiel.adresses-muettes'],
  }),
} as const satisfies EndpointTable;
