// The people who may act for an association, and its bank details (§7 Association sub-collections).
import { representantFields } from '@asso/domain/association/representant.fields';
import { ribFields } from '@asso/domain/association/rib.fields';
import { draftSchema } from '@asso/domain/kernel/draft-schema';
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { associationQuerySchema, lecteurs, redacteurs } from './association.endpoints.ts';
import {
  changeBodySchema,
  listOfLignes,
  representantSchema,
  ribSchema,
  supprimeSchema,
} from './association.schemas.ts';

const ligneQuerySchema = associationQuerySchema.extend({ id: z.string().max(64) });
const problems = ['association.introuvable', 'association.element-disparu'] as const;
const ribProblems = [...problems, 'association.rib-en-double', 'association.etablissement-inconnu'] as const;
const representantProblems = [...problems, 'association.etablissement-inconnu'] as const;

export const collectionsEndpoints = {
  listRepresentantsLegaux: endpoint({
    method: 'GET',
    path: '/dac/association/representants_legaux',
    summary: 'Les personnes qui peuvent signer pour l’association.',
    access: lecteurs,
    query: associationQuerySchema,
    reply: listOfLignes(representantSchema),
    problems,
  }),
  addRepresentantLegal: endpoint({
    method: 'POST',
    path: '/dac/association/representants_legaux',
    summary: 'Ajouter une personne, même incomplète.',
    access: redacteurs,
    query: associationQuerySchema,
    body: draftSchema(representantFields),
    reply: representantSchema,
    problems: representantProblems,
    idempotent: true,
    status: 201,
  }),
  saveRepresentantLegal: endpoint({
    method: 'PATCH',
    path: '/dac/association/representants_legaux',
    summary: 'Enregistrer ce qui a changé d’une personne.',
    access: redacteurs,
    query: ligneQuerySchema,
    body: changeBodySchema,
    reply: representantSchema,
    problems: representantProblems,
    ifMatch: 'exige',
  }),
  saveRepresentantFonctionSiret: endpoint({
    method: 'PATCH',
    path: '/dac/association/representantFonctionSiret',
    summary: 'Changer la fonction, l’établissement ou le droit de valider le CEC d’une personne.',
    access: redacteurs,
    query: ligneQuerySchema,
    body: z
      .array(
        z.strictObject({
          key: z.enum(['valideur_cec', 'id_siret', 'fonction']),
          value: z.union([z.string().max(64), z.boolean(), z.null()]),
        }),
      )
      .min(1)
      .max(3),
    reply: representantSchema,
    problems: representantProblems,
    ifMatch: 'exige',
  }),
  deleteRepresentantLegal: endpoint({
    method: 'DELETE',
    path: '/dac/association/representants_legaux',
    summary: 'Retirer une personne : elle reste dans les dossiers transmis.',
    access: redacteurs,
    query: ligneQuerySchema,
    reply: supprimeSchema,
    problems,
    idempotent: true,
  }),
  listRibs: endpoint({
    method: 'GET',
    path: '/dac/association/ribs',
    summary: 'Les RIB de l’association.',
    access: lecteurs,
    query: associationQuerySchema,
    reply: listOfLignes(ribSchema),
    problems,
  }),
  addRib: endpoint({
    method: 'POST',
    path: '/dac/association/ribs',
    summary: 'Ajouter un RIB, même à moitié saisi.',
    access: redacteurs,
    query: associationQuerySchema,
    body: draftSchema(ribFields),
    reply: ribSchema,
    problems: ribProblems,
    idempotent: true,
    status: 201,
  }),
  saveRib: endpoint({
    method: 'PATCH',
    path: '/dac/association/ribs',
    summary: 'Enregistrer ce qui a changé d’un RIB.',
    access: redacteurs,
    query: ligneQuerySchema,
    body: changeBodySchema,
    reply: ribSchema,
    problems: ribProblems,
    ifMatch: 'exige',
  }),
  deleteRib: endpoint({
    method: 'DELETE',
    path: '/dac/association/ribs',
    summary: 'Retirer un RIB : il reste dans les dossiers transmis.',
    access: redacteurs,
    query: ligneQuerySchema,
    reply: supprimeSchema,
    problems,
    idempotent: true,
  }),
} as const satisfies EndpointTable;
