// These calls let administrators manage subventions and their campaigns (§7 Subventions).

import { campagneProblems } from '@asso/domain/catalogue/campagne.problems';
import { administrateursCatalogue } from '@asso/domain/catalogue/catalogue.rights';
import { z } from 'zod';
import { listSchema, pageQuery, pageSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { changementsFormulaire } from '../kernel/formulaire.ts';
import {
  campagneAdministreeSchema,
  clotureSchema,
  copieSchema,
  historiqueQuery,
  historiqueReply,
  nouvelleSubventionSchema,
  subventionAdministreeSchema,
  subventionModifieeSchema,
  versionVueSchema,
} from './campagne.schemas.ts';
import { champsDispositif, dispositifSchema } from './dispositif.schemas.ts';

/** Every call here names a subvention by its id or by its code. */
const params = { id: z.string().min(1).max(60) };
const access = administrateursCatalogue;
const inconnue = 'catalogue.subvention-inconnue';

export const campagneEndpoints = {
  listDispositifs: endpoint({
    method: 'GET',
    path: '/rds/dispositifs',
    summary:
      'Les dispositifs et leurs sous-dispositifs ; avec populate=subventions, celles qui sont proposées.',
    access: 'connecte',
    query: z.object({
      ...roleQuerySchema.shape,
      fields: listSchema(z.enum(champsDispositif)),
      populate: listSchema(z.enum(['subventions'])),
    }),
    reply: z.object({ items: z.array(dispositifSchema.partial()) }),
  }),
  listCampagnes: endpoint({
    method: 'GET',
    path: '/rds/campagnes',
    summary:
      'Les subventions que l’on administre, par titre : les actives, les inactives et celles en préparation.',
    access,
    query: z.object({ ...roleQuerySchema.shape, q: z.string().max(100).optional(), ...pageQuery }),
    reply: pageSchema(subventionAdministreeSchema),
  }),
  readCampagne: endpoint({
    method: 'GET',
    path: '/rds/campagnes/{id}',
    summary: 'Une subvention : son brouillon, sa version publiée, ses versions et leurs dossiers.',
    access,
    params,
    query: roleQuerySchema,
    reply: campagneAdministreeSchema,
    problems: [inconnue],
  }),
  saveBrouillon: endpoint({
    method: 'PUT',
    path: '/rds/campagnes/{id}/brouillon',
    summary: 'Enregistre ce qui a changé dans le brouillon d’une campagne, champ par champ : tout, ou rien.',
    access,
    params,
    query: roleQuerySchema,
    body: z.strictObject({ changes: changementsFormulaire('campagne') }),
    reply: campagneAdministreeSchema.shape.brouillon,
    problems: [inconnue, 'catalogue.acte-impossible', 'kernel.conflit', 'kernel.champ-inconnu'],
    ifMatch: 'exige',
  }),
  publishCampagne: endpoint({
    method: 'POST',
    path: '/rds/campagnes/{id}/publier',
    summary:
      'Publie le brouillon : une version de plus, dont le formulaire ne changera plus ; les dossiers commencés gardent le leur, et suivent les dates.',
    access,
    params,
    query: roleQuerySchema,
    reply: campagneAdministreeSchema,
    problems: [inconnue, 'catalogue.acte-impossible', 'catalogue.sans-changement', 'kernel.conflit'],
    ifMatch: 'exige',
    idempotent: true,
    status: 201,
  }),
  unpublishCampagne: endpoint({
    method: 'POST',
    path: '/rds/campagnes/{id}/annuler-publication',
    summary:
      'Annule la dernière publication, tant que personne n’a commencé de dossier sur cette version : elle redevient un brouillon.',
    access,
    params,
    query: roleQuerySchema,
    body: versionVueSchema,
    reply: campagneAdministreeSchema,
    problems: [
      inconnue,
      'catalogue.acte-impossible',
      'catalogue.autre-version',
      'catalogue.version-commencee',
    ],
    idempotent: true,
  }),
  changeCloture: endpoint({
    method: 'POST',
    path: '/rds/campagnes/{id}/cloture',
    summary:
      'Reporte ou avance la clôture de l’édition publiée, aussitôt et pour tous, sans publier de nouveau son formulaire ; ceux qui ont commencé sont prévenus.',
    access,
    params,
    query: roleQuerySchema,
    body: clotureSchema,
    reply: campagneAdministreeSchema,
    problems: [
      inconnue,
      'catalogue.acte-impossible',
      'catalogue.autre-version',
      'catalogue.autre-cloture',
      'catalogue.cloture-illisible',
      'catalogue.cloture-inchangee',
      'catalogue.cloture-melee',
      'catalogue.cloture-passee',
      'catalogue.cloture-sans-motif',
      'catalogue.cloture-a-confirmer',
    ],
    idempotent: true,
  }),
  readHistoriqueCampagne: endpoint({
    method: 'GET',
    path: '/rds/campagnes/{id}/historique',
    summary: 'Ce qui a été fait d’une subvention, le plus récent d’abord.',
    access,
    params,
    query: historiqueQuery,
    reply: historiqueReply,
    problems: [inconnue],
  }),
  createSubvention: endpoint({
    method: 'POST',
    path: '/rds/subventions',
    summary:
      'Crée une subvention, en préparation : personne ne peut la demander avant sa première publication.',
    access,
    query: roleQuerySchema,
    body: nouvelleSubventionSchema,
    reply: subventionAdministreeSchema,
    problems: ['catalogue.code-pris', 'catalogue.service-inconnu', 'catalogue.referent-hors-territoire'],
    fallback: {
      code: 'catalogue.subvention-non-creee',
      ...campagneProblems['catalogue.subvention-non-creee'],
    },
    idempotent: true,
    status: 201,
  }),
  updateSubvention: endpoint({
    method: 'PUT',
    path: '/rds/subventions/{id}',
    summary: 'Active ou désactive une subvention, change son dispositif ou, avant sa publication, son code.',
    access,
    params,
    query: roleQuerySchema,
    body: subventionModifieeSchema,
    reply: subventionAdministreeSchema,
    problems: [
      inconnue,
      'catalogue.acte-impossible',
      'catalogue.code-pris',
      'catalogue.code-publie',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
  }),
  deleteSubvention: endpoint({
    method: 'DELETE',
    path: '/rds/subventions/{id}',
    summary: 'Supprime une subvention sur laquelle aucun dossier n’a été commencé.',
    access,
    params,
    query: roleQuerySchema,
    reply: z.object({ id: z.string() }),
    problems: [inconnue, 'catalogue.a-des-dossiers'],
    idempotent: true,
  }),
  duplicateSubvention: endpoint({
    method: 'POST',
    path: '/rds/subventions/{id}/duplicate',
    summary: 'Copie une subvention sous un autre code, ses dates et ses exercices un an plus tard.',
    access,
    params,
    query: roleQuerySchema,
    body: copieSchema,
    reply: subventionAdministreeSchema,
    problems: [inconnue, 'catalogue.code-pris'],
    idempotent: true,
    status: 201,
  }),
} as const satisfies EndpointTable;
