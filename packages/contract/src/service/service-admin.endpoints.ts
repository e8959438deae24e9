// Administrators create, change and delete services and choose their members (§7 Services, Platform users).
import { rolesMembre } from '@asso/domain/service/membre-service.fields';
import { administrateursServices } from '@asso/domain/service/service.rights';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { champsFormulaire, changeBodySchema, changementsFormulaire } from '../kernel/formulaire.ts';
import { serviceSchema } from './service.schemas.ts';
import {
  membreServiceSchema,
  pendingAuthSchema,
  rdsServiceSchema,
  serviceAdministreSchema,
} from './service-admin.schemas.ts';

const access = administrateursServices;
const query = roleQuerySchema;
const params = { id: z.string().max(40) };
const inconnu = 'service.introuvable';
const deAuth = ['service.code-mal-ecrit', 'service.code-pris', 'service.login-pris'] as const;
const deRds = ['service.hors-territoire', 'service.parent-impossible'] as const;
const deSuppression = [
  inconnu,
  'service.dossiers-ouverts',
  'service.subventions-referent',
  'service.services-rattaches',
] as const;

export const serviceAdminEndpoints = {
  createAuthService: endpoint({
    method: 'POST',
    path: '/auth/services',
    summary:
      'Première partie d’un service : son compte. Rien n’existe avant que la seconde arrive avec son authId.',
    access,
    query,
    body: champsFormulaire('service_auth'),
    reply: pendingAuthSchema,
    problems: [...deAuth, 'service.mot-de-passe-donne'],
    idempotent: true,
    status: 201,
  }),
  createService: endpoint({
    method: 'POST',
    path: '/rds/services',
    summary:
      'Seconde partie d’un service : son profil. Le compte et le service naissent ensemble, et l’invitation part.',
    access,
    query,
    body: rdsServiceSchema.and(z.object({ authId: z.uuid() })),
    reply: serviceAdministreSchema,
    problems: ['service.compte-absent', ...deAuth, ...deRds],
    idempotent: true,
    status: 201,
  }),
  readServiceAdministre: endpoint({
    method: 'GET',
    path: '/rds/services/{id}/administration',
    summary: 'Un service et ses deux parties, pour qui l’administre.',
    access,
    params,
    query,
    reply: serviceAdministreSchema,
    problems: [inconnu],
  }),
  updateAuthService: endpoint({
    method: 'PATCH',
    path: '/auth/services/{id}',
    summary:
      'Change le compte d’un service. Une nouvelle adresse est invitée, et doit choisir son mot de passe.',
    access,
    params,
    query,
    body: changeBodySchema('service_auth'),
    reply: serviceAdministreSchema,
    problems: [inconnu, 'service.rien-a-changer', 'service.compte-retire', ...deAuth, 'kernel.conflit'],
    ifMatch: 'exige',
  }),
  updateService: endpoint({
    method: 'PATCH',
    path: '/rds/services/{id}',
    summary: 'Change le profil d’un service ; avec `auth`, le compte change aussi, ou rien ne change.',
    access,
    params,
    query,
    body: changeBodySchema('service_rds', {
      auth: z.strictObject({ changes: changementsFormulaire('service_auth') }).optional(),
    }),
    reply: serviceAdministreSchema,
    problems: [
      inconnu,
      'service.rien-a-changer',
      'service.compte-retire',
      ...deAuth,
      ...deRds,
      'kernel.conflit',
    ],
    ifMatch: 'exige',
  }),
  deleteAuthService: endpoint({
    method: 'DELETE',
    path: '/auth/services/{id}',
    summary: 'Retire le compte d’un service qui va être supprimé ; refusé comme la suppression l’est.',
    access,
    params,
    query,
    reply: serviceAdministreSchema,
    problems: deSuppression,
    idempotent: true,
  }),
  deleteService: endpoint({
    method: 'DELETE',
    path: '/rds/services/{id}',
    summary: 'Supprime un service : son nom reste aux dossiers qu’il a instruits, son compte part avec lui.',
    access,
    params,
    query,
    reply: z.object({ _id: z.uuid() }),
    problems: deSuppression,
    idempotent: true,
  }),
  inviteService: endpoint({
    method: 'POST',
    path: '/auth/services/{id}/invitation',
    summary: 'Renvoie au compte d’un service le lien pour choisir son mot de passe.',
    access,
    params,
    query,
    reply: z.object({ envoyee: z.literal(true) }),
    problems: [inconnu, 'service.compte-retire', 'compte.deja-actif', 'compte.trop-d-invitations'],
    idempotent: true,
  }),
  readServiceUser: endpoint({
    method: 'GET',
    path: '/rds/users/{id}',
    summary:
      'Une personne ou un compte de service, avec ses services : soi-même, ou quelqu’un que l’on administre.',
    access: ['rds.*'],
    params,
    query,
    reply: z.object({
      _id: z.uuid(),
      prenom: z.string(),
      nom: z.string(),
      email: z.string(),
      roles: z.array(z.string()),
      services: z.array(serviceSchema),
    }),
    problems: ['compte.inconnu'],
  }),
  listMembresService: endpoint({
    method: 'GET',
    path: '/rds/services/{id}/membres',
    summary: 'Les personnes d’un service, par nom.',
    access,
    params,
    query,
    reply: z.object({ items: z.array(membreServiceSchema) }),
    problems: [inconnu],
  }),
  addMembreService: endpoint({
    method: 'POST',
    path: '/rds/services/{id}/membres',
    summary: 'Ajoute une personne à un service ; sans compte, elle en reçoit un et une invitation.',
    access,
    params,
    query,
    body: z.strictObject({
      email: z.string().max(254),
      prenom: z.string().max(60),
      nom: z.string().max(60),
      role: z.enum(rolesMembre.map(({ value }) => value)),
    }),
    reply: membreServiceSchema,
    problems: [inconnu, 'service.membre-deja-la', 'service.compte-d-un-service', 'compte.desactive'],
    idempotent: true,
    status: 201,
  }),
  removeMembreService: endpoint({
    method: 'DELETE',
    path: '/rds/services/{id}/membres/{membre}',
    summary: 'Retire une personne d’un service : elle n’y lit plus rien.',
    access,
    params: { ...params, membre: z.uuid() },
    query,
    reply: z.object({ retire: z.literal(true) }),
    problems: [inconnu, 'service.membre-inconnu'],
    idempotent: true,
  }),
  endAppartenance: endpoint({
    method: 'POST',
    path: '/lca/users/{id}/services/{service}/retrait',
    summary: 'Depuis son compte, retire une personne d’un service ; elle en reçoit le motif.',
    access: ['lca.admin'],
    params: { id: z.uuid(), service: z.uuid() },
    body: z.strictObject({ motif: z.string().trim().max(500) }),
    reply: z.object({ retire: z.literal(true) }),
    problems: [inconnu, 'service.membre-inconnu', 'service.motif-manquant', 'compte.soi-meme'],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
