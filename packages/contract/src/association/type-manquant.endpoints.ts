// The calls here refuse a change to a collection that does not name its type (§5 « Missing type argument »); a read
// without a type is a search without a term.
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const row = {
  path: '/dac/association',
  access: 'connecte',
  // Any other parameter is accepted, because the error to report is the missing type.
  query: z.looseObject({}),
  body: z.unknown(),
  reply: z.never(),
  problems: ['association.type-manquant'],
} as const;

export const typeManquantEndpoints = {
  addSansType: endpoint({
    ...row,
    method: 'POST',
    summary: 'Ajouter à une collection : son type est nécessaire.',
  }),
  saveSansType: endpoint({
    ...row,
    method: 'PATCH',
    summary: 'Enregistrer dans une collection : son type est nécessaire.',
  }),
  removeSansType: endpoint({
    ...row,
    method: 'DELETE',
    summary: 'Retirer d’une collection : son type est nécessaire.',
  }),
} as const satisfies EndpointTable;
