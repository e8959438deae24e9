// A call for a collection that does not say which (§5 « Missing type argument »), or names none there is.
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';

const row = {
  path: '/dac/association/{type}',
  access: 'connecte',
  params: { type: z.string().max(64) },
  // Whatever was asked beside it: the type is what is wrong.
  query: z.looseObject({}),
  reply: z.never(),
  problems: ['association.type-manquant'],
} as const;
const body = z.unknown();

export const typeManquantEndpoints = {
  readSansType: endpoint({
    ...row,
    method: 'GET',
    summary: 'Lire une collection : son type est nécessaire.',
  }),
  addSansType: endpoint({
    ...row,
    method: 'POST',
    body,
    summary: 'Ajouter à une collection : son type est nécessaire.',
  }),
  saveSansType: endpoint({
    ...row,
    method: 'PATCH',
    body,
    summary: 'Enregistrer dans une collection : son type est nécessaire.',
  }),
  removeSansType: endpoint({
    ...row,
    method: 'DELETE',
    body,
    summary: 'Retirer d’une collection : son type est nécessaire.',
  }),
} as const satisfies EndpointTable;
