// A webhook tells other software what happens; these calls manage webhooks, list their deliveries and send one again.
import { codesEvenements } from '@asso/domain/partenaire/evenement.rows';
import { rejeuMax } from '@asso/domain/partenaire/webhook.rules';
import { z } from 'zod';
import { pageQuery, pageSchema, versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { gestionnaires, proprietaireProblems, proprietaireQuerySchema } from './partenaire-calls.ts';

const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  evenements: z.array(z.string()),
  etat: z.enum(['actif', 'suspendu']),
  cree_le: z.iso.datetime(),
  suspendu_le: z.iso.datetime().nullable(),
  /** The instant until which the previous secret signs as well. */
  precedent_jusqu_au: z.iso.datetime().nullable(),
  en_attente: z.int(),
  version: versionSchema,
});
export type WebhookView = z.infer<typeof webhookSchema>;

const livraisonSchema = z.object({
  id: z.string(),
  id_evenement: z.uuid(),
  type: z.string(),
  etat: z.enum(['en_attente', 'livree', 'echec']),
  survenu_le: z.iso.datetime(),
  tentatives: z.int(),
  prochain_essai_le: z.iso.datetime().nullable(),
  code: z.int().nullable(),
  duree_ms: z.int().nullable(),
  erreur: z.string().nullable(),
  est_rejeu: z.boolean(),
});
export type LivraisonView = z.infer<typeof livraisonSchema>;

const common = { access: gestionnaires, scope: 'webhook:gerer', query: proprietaireQuerySchema } as const;
const params = { webhook: z.uuid() };
const instant = z.iso.datetime({ offset: true });
const url = z.string().max(2000);
const evenements = z.array(z.enum(codesEvenements)).max(20);
const typed = [
  'partenaire.url',
  'partenaire.url-interdite',
  'partenaire.sans-evenement',
  'partenaire.evenement-impossible',
] as const;

export const webhookEndpoints = {
  listWebhooks: endpoint({
    ...common,
    method: 'GET',
    path: '/partenaire/webhooks',
    summary: 'Les webhooks d’une association ou d’un service.',
    reply: z.object({ items: z.array(webhookSchema) }),
    problems: proprietaireProblems,
  }),
  createWebhook: endpoint({
    ...common,
    method: 'POST',
    path: '/partenaire/webhooks',
    summary: 'Crée un webhook : le secret qui signe ses envois n’est dit qu’ici, une fois.',
    body: z.strictObject({ url, evenements }),
    reply: z.object({ webhook: webhookSchema, secret: z.string() }),
    problems: [...proprietaireProblems, ...typed, 'partenaire.trop-de-webhooks'],
    status: 201,
  }),
  updateWebhook: endpoint({
    ...common,
    method: 'PATCH',
    path: '/partenaire/webhooks/{webhook}',
    summary: 'Change l’adresse ou les événements ; suspend, ou reprend ce qui est suspendu.',
    params,
    body: z.strictObject({
      url: url.optional(),
      evenements: evenements.optional(),
      etat: z.enum(['actif', 'suspendu']).optional(),
    }),
    reply: webhookSchema,
    ifMatch: 'exige',
    problems: [...proprietaireProblems, ...typed, 'kernel.conflit'],
  }),
  deleteWebhook: endpoint({
    ...common,
    method: 'DELETE',
    path: '/partenaire/webhooks/{webhook}',
    summary: 'Supprime un webhook, et ce qui attendait d’y être envoyé.',
    params,
    reply: z.object({ id: z.uuid() }),
    problems: proprietaireProblems,
  }),
  renewSecret: endpoint({
    ...common,
    method: 'POST',
    path: '/partenaire/webhooks/{webhook}/secret',
    summary: 'Un nouveau secret ; pendant un jour, les envois sont signés des deux.',
    params,
    reply: z.object({ webhook: webhookSchema, secret: z.string() }),
    problems: proprietaireProblems,
    status: 201,
  }),
  tryWebhook: endpoint({
    ...common,
    method: 'POST',
    path: '/partenaire/webhooks/{webhook}/essai',
    summary: 'Envoie un essai, qui n’est à propos de rien.',
    params,
    reply: livraisonSchema,
    problems: [...proprietaireProblems, 'partenaire.webhook-suspendu'],
    status: 201,
  }),
  listLivraisons: endpoint({
    ...common,
    method: 'GET',
    path: '/partenaire/webhooks/{webhook}/livraisons',
    summary: 'Les envois d’un webhook, du plus récent au plus ancien : code répondu, durée, essais.',
    params,
    query: proprietaireQuerySchema.extend(pageQuery),
    reply: pageSchema(livraisonSchema),
    problems: proprietaireProblems,
  }),
  countReplay: endpoint({
    ...common,
    method: 'GET',
    path: '/partenaire/webhooks/{webhook}/rejeu',
    summary:
      'Combien d’événements d’une période (31 jours au plus) seraient envoyés de nouveau ; rien ne part.',
    params,
    query: proprietaireQuerySchema.extend({ du: instant, au: instant }),
    reply: z.object({ n: z.int().max(rejeuMax + 1) }),
    problems: [...proprietaireProblems, 'partenaire.periode'],
  }),
  replay: endpoint({
    ...common,
    method: 'POST',
    path: '/partenaire/webhooks/{webhook}/rejeu',
    summary: 'Envoie de nouveau un événement, ou ceux d’une période (31 jours au plus), sous le même numéro.',
    params,
    body: z.union([z.strictObject({ evenement: z.uuid() }), z.strictObject({ du: instant, au: instant })]),
    reply: z.object({ rejoues: z.int().max(rejeuMax) }),
    problems: [
      ...proprietaireProblems,
      'partenaire.webhook-suspendu',
      'partenaire.periode',
      'partenaire.rien-a-rejouer',
      'partenaire.rejeu-trop-grand',
    ],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
