// These calls let a person leave an association, hand it over or take it over, or add one that no register knows
// (§7 Platform users; decisions, Who belongs where).
import { z } from 'zod';
import { listSchema, pageQuery, pageSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import {
  attentes,
  decisionAccesSchema,
  demandeAccesSchema,
  faitAccesSchema,
  maDemandeSchema,
  personneAccesSchema,
} from './acces.schemas.ts';
import { adhesionSchema, fonctionSchema } from './adhesion.schemas.ts';
import { associationQuerySchema, redacteurs } from './association.endpoints.ts';

export const accesEndpoints = {
  /**
   * The specification calls the id in the path `authId`, that of the account; here an account and its person have one
   * id.
   */
  exitAssociation: endpoint({
    method: 'PATCH',
    path: '/lca/users/{authId}/exit',
    summary: 'Quitter une association, ou renoncer à sa demande d’accès.',
    access: 'connecte',
    params: { authId: z.string().max(64) },
    query: roleQuerySchema.extend({ idAsso: z.string().min(1).max(64) }),
    body: z
      .strictObject({
        /** True when the last manager leaves without a successor: the next person will have to prove their mandate. */
        reprise_ouverte: z.boolean().default(false),
        /** True withdraws the pending request and keeps the person's other accesses. */
        demande_seule: z.boolean().default(false),
      })
      .optional(),
    reply: z.object({ quittees: z.int(), dossiers_confies: z.int() }),
    problems: ['association.introuvable', 'association.dernier-gestionnaire'],
    idempotent: true,
  }),
  listAccesDePersonne: endpoint({
    method: 'GET',
    path: '/lca/users/{id}/acces',
    summary: 'Les associations d’une personne, pour qui administre son compte.',
    access: ['lca.admin'],
    params: { id: z.uuid() },
    reply: z.object({ items: z.array(personneAccesSchema) }),
  }),
  passerLaMain: endpoint({
    method: 'POST',
    path: '/dac/association/membres/passation',
    summary: 'Passer la main à un membre, ou à une personne invitée dès qu’elle aura accepté, et partir.',
    access: redacteurs,
    query: associationQuerySchema,
    body: z.union([z.strictObject({ id_membre: z.uuid() }), z.strictObject({ id_invitation: z.uuid() })]),
    reply: z.object({
      /** False until the invited person has accepted. */
      faite: z.boolean(),
      dossiers_confies: z.int(),
    }),
    problems: [
      'association.introuvable',
      'association.element-disparu',
      'association.passation-impossible',
      'association.invitation-utilisee',
    ],
    idempotent: true,
  }),
  listHistoriqueAcces: endpoint({
    method: 'GET',
    path: '/dac/association/membres/historique',
    summary: 'Ce qu’il est advenu des accès de l’association, le plus récent d’abord.',
    access: redacteurs,
    query: associationQuerySchema,
    reply: z.object({ items: z.array(faitAccesSchema) }),
    problems: ['association.introuvable'],
  }),
  listMesDemandes: endpoint({
    method: 'GET',
    path: '/lca/adhesions/moi',
    summary: 'Ce que sont devenues mes demandes d’accès, la plus récente d’abord.',
    access: 'connecte',
    query: roleQuerySchema,
    reply: z.object({ items: z.array(maDemandeSchema) }),
  }),
  listDecisionsAcces: endpoint({
    method: 'GET',
    path: '/lca/adhesions/decisions',
    summary: 'Les cent dernières décisions de l’administration sur les accès.',
    access: ['lca.admin'],
    query: roleQuerySchema,
    reply: z.object({ items: z.array(decisionAccesSchema) }),
  }),
  listDemandesAcces: endpoint({
    method: 'GET',
    path: '/lca/adhesions',
    summary: 'Les demandes d’accès de toutes les associations, les plus anciennes d’abord.',
    access: ['lca.admin'],
    query: roleQuerySchema.extend({
      attente: listSchema(z.enum(attentes)),
      preuve: listSchema(z.enum(['avec', 'sans'])),
      q: z.string().max(200).optional(),
      ...pageQuery,
    }),
    reply: pageSchema(demandeAccesSchema),
  }),
  saisirAssociation: endpoint({
    method: 'POST',
    path: '/dac/association/saisie',
    summary: 'Ajouter une association qu’aucun registre ne connaît encore, et la gérer.',
    access: ['lca.association', 'lca.admin'],
    query: roleQuerySchema,
    body: z.strictObject({
      nom: z.string().max(250),
      commune: z.string().max(100),
      code_postal: z.string().max(10),
      id_rna: z.string().max(20).nullish(),
      id_siren: z.string().max(20).nullish(),
      fonction: fonctionSchema,
      certificat: z.boolean(),
    }),
    reply: adhesionSchema,
    problems: ['association.deja-connue'],
    idempotent: true,
    status: 201,
  }),
} as const satisfies EndpointTable;
