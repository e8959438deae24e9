// These calls search for an association (§7 Association; decisions, Who belongs where).
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { rechercheQuerySchema, rechercheReplySchema } from './recherche.schemas.ts';

export const rechercheEndpoints = {
  findAssociation: endpoint({
    method: 'GET',
    path: '/dac/association-light',
    summary: 'L’association d’un SIREN, d’un SIRET, d’un numéro RNA ou d’un numéro du portail exact.',
    access: 'connecte',
    query: rechercheQuerySchema,
    replica: true,
    reply: rechercheReplySchema,
  }),
  searchAssociations: endpoint({
    method: 'GET',
    path: '/dac/association',
    summary: 'Chercher une association par son numéro ou par les mots de son nom et de sa commune.',
    access: 'connecte',
    // The term is optional, because a call without one is answered as a call on a collection without its type.
    query: rechercheQuerySchema.partial({ q: true }).extend({ id_asso: z.string().max(64).optional() }),
    replica: true,
    reply: rechercheReplySchema,
    problems: ['association.recherche-trop-courte', 'association.type-manquant'],
  }),
  searchAssociationsByWords: endpoint({
    method: 'GET',
    path: '/dac/association/search',
    summary: 'La même recherche, par les mots seulement.',
    access: 'connecte',
    query: rechercheQuerySchema,
    replica: true,
    reply: rechercheReplySchema,
    problems: ['association.recherche-trop-courte'],
  }),
} as const satisfies EndpointTable;
