// These calls read and write the agréments that a service offers (§7 Accreditation only; GET /agrements/{id} of
// Subventions).

import { definitionProblemes } from '@asso/domain/agrement/definition.problems';
import { administrateursAgrement } from '@asso/domain/agrement/definition.rights';
import { nomsEtatsDefinition } from '@asso/domain/agrement/definition.states';
import { numeroEtablissement } from '@asso/domain/identifiants/numero-etablissement';
import { z } from 'zod';
import { historiqueQuery, historiqueReply } from '../catalogue/campagne.schemas.ts';
import { listSchema, pageQuery, pageSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { changeBodySchema } from '../kernel/formulaire.ts';
import {
  agrementResumeSchema,
  agrementSchema,
  copieAgrementSchema,
  nouvelAgrementSchema,
} from './definition.schemas.ts';

/** Any call here names an agrément by its id or by its code. */
const params = { id: z.string().min(1).max(60) };
const inconnue = 'agrement.definition-inconnue';
const impossible = 'agrement.acte-impossible';
const at = '/rds/agrements/{id}';

/** The sentence of every call on an agrément that fails without a known reason [R8.13]. */
const fallback = { code: 'agrement.action-echouee', ...definitionProblemes['agrement.action-echouee'] };
/** The sentence when the list cannot be read; the page then sends the administrator back [M087]. */
const illisible = {
  code: 'agrement.etats-illisibles',
  ...definitionProblemes['agrement.etats-illisibles'],
};
const row = { access: administrateursAgrement, query: roleQuerySchema, fallback } as const;

export const definitionEndpoints = {
  listAgrements: endpoint({
    method: 'GET',
    path: '/rds/agrements',
    summary:
      'Les agréments proposés, par nom ; avec administres, ceux que l’on administre, brouillons et retirés compris.',
    access: 'connecte',
    query: z.object({
      ...roleQuerySchema.shape,
      q: z.string().max(100).optional(),
      type_agrement: listSchema(z.string().max(40)),
      etat: listSchema(z.enum(nomsEtatsDefinition)),
      /** True lists only the agréments that may be asked for now. */
      ouverts: z.stringbool().optional(),
      administres: z.stringbool().optional(),
      /** Says of each agrément whether this establishment asked for it already. */
      siret: z.string().regex(numeroEtablissement).optional(),
      ...pageQuery,
    }),
    reply: pageSchema(agrementResumeSchema),
    problems: ['kernel.interdit'],
    fallback: illisible,
  }),
  readAgrement: endpoint({
    method: 'GET',
    path: at,
    summary: 'Un agrément : sa version publiée et, pour qui l’administre, son brouillon et ses versions.',
    access: 'connecte',
    params,
    query: roleQuerySchema,
    reply: agrementSchema,
    problems: [inconnue],
    fallback,
  }),
  createAgrement: endpoint({
    ...row,
    method: 'POST',
    path: '/rds/agrements',
    summary: 'Crée un agrément, en préparation : personne ne peut le demander avant sa première publication.',
    body: nouvelAgrementSchema,
    reply: agrementSchema,
    problems: ['agrement.code-pris', 'agrement.service-inconnu', 'agrement.service-hors-territoire'],
    idempotent: true,
    status: 201,
  }),
  updateAgrement: endpoint({
    ...row,
    method: 'PATCH',
    path: at,
    summary: 'Enregistre ce qui a changé d’un agrément, champ par champ : tout, ou rien.',
    params,
    body: changeBodySchema('agrement_propose'),
    reply: agrementSchema,
    problems: [
      inconnue,
      impossible,
      'agrement.code-pris',
      'agrement.service-inconnu',
      'agrement.service-hors-territoire',
      'kernel.conflit',
      'kernel.champ-inconnu',
      'kernel.champ-non-modifiable',
    ],
    ifMatch: 'exige',
  }),
  publishAgrement: endpoint({
    ...row,
    method: 'POST',
    path: `${at}/publier`,
    summary:
      'Publie le brouillon : une version de plus, qui ne changera plus ; les dossiers commencés gardent la leur.',
    params,
    reply: agrementSchema,
    problems: [inconnue, impossible, 'agrement.sans-changement', 'kernel.conflit'],
    ifMatch: 'exige',
    idempotent: true,
    status: 201,
  }),
  changeEtatAgrement: endpoint({
    ...row,
    method: 'POST',
    path: `${at}/etat`,
    summary: 'Retire un agrément : il n’est plus proposé, ses dossiers restent ; ou le propose à nouveau.',
    params,
    body: z.strictObject({ etat: z.enum(['publie', 'retire']) }),
    reply: agrementSchema,
    problems: [inconnue, impossible, 'kernel.conflit'],
    ifMatch: 'exige',
    idempotent: true,
  }),
  duplicateAgrement: endpoint({
    ...row,
    method: 'POST',
    path: `${at}/duplicate`,
    summary: 'Copie un agrément sous un autre code, ses dates et son exercice un an plus tard.',
    params,
    body: copieAgrementSchema,
    reply: agrementSchema,
    problems: [inconnue, 'agrement.code-pris'],
    idempotent: true,
    status: 201,
  }),
  deleteAgrement: endpoint({
    ...row,
    method: 'DELETE',
    path: at,
    summary: 'Supprime un agrément sur lequel aucun dossier n’a été commencé.',
    params,
    reply: z.object({ id: z.string() }),
    problems: [inconnue, 'agrement.a-des-dossiers'],
    idempotent: true,
  }),
  deleteAgrementSansId: endpoint({
    ...row,
    method: 'DELETE',
    path: '/rds/agrements',
    summary: 'Supprimer un agrément : son identifiant est nécessaire.',
    query: z.looseObject({}),
    reply: z.never(),
    problems: ['agrement.id-manquant'],
  }),
  readHistoriqueAgrement: endpoint({
    ...row,
    method: 'GET',
    path: `${at}/historique`,
    summary: 'Ce qui a été fait d’un agrément, le plus récent d’abord.',
    params,
    query: historiqueQuery,
    reply: historiqueReply,
    problems: [inconnue],
  }),
} as const satisfies EndpointTable;
