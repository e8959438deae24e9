// These calls read and write an association's file, section by section (§7 Association).
import { associationProblems } from '@asso/domain/association/association.problems';
import { z } from 'zod';
import { coffreDocumentSchema, registreLuSchema } from '../document/document.schemas.ts';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { changeBodySchema } from '../kernel/formulaire.ts';
import {
  activitesReplySchema,
  coordonneesReplySchema,
  etablissementTenuSchema,
  identiteReplySchema,
  listOfLignes,
  specificitesReplySchema,
} from './association.schemas.ts';

/** Who reads the file of an association: its own people, services that received a dossier of it, and administrators. */
export const lecteurs = ['lca.association', 'lca.admin', 'rds.*'] as const;
export const redacteurs = ['lca.association', 'lca.admin'] as const;

/** Every call here names an association by its SIREN, a SIRET, its RNA or its number in the portal. */
export const associationQuerySchema = roleQuerySchema.extend({ id_asso: z.string().min(1).max(64) });

const problems = ['association.introuvable'] as const;
const { 'association.illisible': illisible } = associationProblems;
/** The sentence of every call that reads an association and fails without a known reason [R8.14]. */
export const lectureFallback = { code: 'association.illisible', ...illisible } as const;
const saveProblems = ['association.introuvable', 'association.regime-impossible', 'kernel.conflit'] as const;

export const associationEndpoints = {
  readIdentite: endpoint({
    method: 'GET',
    path: '/dac/association/identite',
    summary: 'L’identité de l’association, avec la source de chaque donnée.',
    access: lecteurs,
    scope: 'association:lire',
    query: associationQuerySchema,
    reply: identiteReplySchema,
    problems,
    fallback: lectureFallback,
  }),
  saveIdentite: endpoint({
    method: 'PATCH',
    path: '/dac/association/identite',
    summary: 'Enregistrer ce qui a changé de l’identité.',
    access: redacteurs,
    query: associationQuerySchema,
    body: changeBodySchema('identite'),
    reply: identiteReplySchema,
    problems: [...saveProblems, 'association.reponse-non-demandee'],
    ifMatch: 'exige',
  }),
  readCoordonnees: endpoint({
    method: 'GET',
    path: '/dac/association/coordonnees',
    summary: 'Les coordonnées de l’association.',
    access: lecteurs,
    scope: 'association:lire',
    query: associationQuerySchema,
    reply: coordonneesReplySchema,
    problems,
    fallback: lectureFallback,
  }),
  saveCoordonnees: endpoint({
    method: 'PATCH',
    path: '/dac/association/coordonnees',
    summary: 'Enregistrer ce qui a changé des coordonnées.',
    access: redacteurs,
    query: associationQuerySchema,
    body: changeBodySchema('coordonnees'),
    reply: coordonneesReplySchema,
    problems: saveProblems,
    ifMatch: 'exige',
  }),
  readActivites: endpoint({
    method: 'GET',
    path: '/dac/association/activites',
    summary: 'Les activités de l’association.',
    access: lecteurs,
    scope: 'association:lire',
    query: associationQuerySchema,
    reply: activitesReplySchema,
    problems,
    fallback: lectureFallback,
  }),
  saveActivites: endpoint({
    method: 'PATCH',
    path: '/dac/association/activites',
    summary: 'Enregistrer ce qui a changé des activités.',
    access: redacteurs,
    query: associationQuerySchema,
    body: changeBodySchema('activites'),
    reply: activitesReplySchema,
    problems: saveProblems,
    ifMatch: 'exige',
  }),
  readSpecificites: endpoint({
    method: 'GET',
    path: '/dac/association/specificites',
    summary: 'Pass’Sport, VAEB, Guid’Asso : ce que l’association y fait.',
    access: lecteurs,
    query: associationQuerySchema,
    reply: specificitesReplySchema,
    problems,
    fallback: lectureFallback,
  }),
  saveSpecificites: endpoint({
    method: 'PATCH',
    path: '/dac/association/specificites',
    summary: 'Enregistrer ce qui a changé de Pass’Sport, VAEB, Guid’Asso.',
    access: redacteurs,
    query: associationQuerySchema,
    body: changeBodySchema('specificites'),
    reply: specificitesReplySchema,
    problems: saveProblems,
    ifMatch: 'exige',
  }),
  listEtablissements: endpoint({
    method: 'GET',
    path: '/dac/association/etablissements',
    summary: 'Les établissements, le siège d’abord.',
    access: lecteurs,
    scope: 'association:lire',
    query: associationQuerySchema,
    reply: listOfLignes(etablissementTenuSchema),
    problems,
    fallback: lectureFallback,
  }),
  saveEtablissement: endpoint({
    method: 'PATCH',
    path: '/dac/association/etablissements',
    summary: 'Enregistrer ce qui a changé de ce que l’association dit d’un établissement.',
    access: redacteurs,
    query: associationQuerySchema.extend({ id_siret: z.string().max(20) }),
    body: changeBodySchema('etablissement'),
    reply: etablissementTenuSchema,
    problems: ['association.introuvable', 'association.element-disparu', 'kernel.conflit'],
    ifMatch: 'exige',
  }),
  listDocuments: endpoint({
    method: 'GET',
    path: '/dac/association/documents',
    summary: 'Les documents de l’association, celui qui est proposé d’abord.',
    access: lecteurs,
    scope: 'association:lire',
    query: associationQuerySchema.extend({ type: z.string().max(10).optional() }),
    reply: listOfLignes(coffreDocumentSchema).extend({ registre: registreLuSchema }),
    problems,
  }),
} as const satisfies EndpointTable;
