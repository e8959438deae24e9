// Finding an association (§7 Association; decisions, Who belongs where).
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { rechercheQuerySchema, rechercheReplySchema } from './recherche.schemas.ts';

export const rechercheEndpoints = {
  findAssociation: endpoint({
    method: 'GET',
    path: '/dac/association-light',
    summary: 'L’association d’un SIREN, d’un SIRET, d’un numéro RNA ou d’un numéro du portail exact.',
    access: 'connecte',
    query: rechercheQuerySchema,
    reply: rechercheReplySchema,
  }),
  searchAssociations: endpoint({
    method: 'GET',
    path: '/dac/association',
    summary: 'Chercher une association par son numéro ou par les mots de son nom et de sa commune.',
    access: 'connecte',
    query: rechercheQuerySchema,
    reply: rechercheReplySchema,
    problems: ['association.recherche-trop-courte'],
  }),
  searchAssociationsByWords: endpoint({
    method: 'GET',
    path: '/dac/association/search',
    summary: 'La même recherche, par les mots seulement.',
    access: 'connecte',
    query: rechercheQuerySchema,
    reply: rechercheReplySchema,
    problems: ['association.recherche-trop-courte'],
  }),
} as const satisfies EndpointTable;
