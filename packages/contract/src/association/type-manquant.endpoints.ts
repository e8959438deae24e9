// A change of a collection that does not say which (§5 « Missing type argument »); read, it is a search without a term.
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const row = {
  path: '/dac/association',
  access: 'connecte',
  // Whatever was asked beside it: the type is what is wrong.
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
