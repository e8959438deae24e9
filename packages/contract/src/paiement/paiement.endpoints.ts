// The association asks for the payments of a granted dossier, or the service records them (§4 Payment-request
// states).
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { argentAnneeSchema } from '../subvention/subvention.schemas.ts';
import { paiementsSchema, upcomingVersementSchema } from './paiement.schemas.ts';

const demandeurs = ['lca.association', 'lca.admin', 'rds.*'] as const;
const place = { id: z.string().min(1).max(60), service: z.uuid() };
const one = { ...place, paiement: z.uuid() };
const path = '/demande/dossiers/{id}/instructions/{service}/paiements';
const seen = ['dossier.inaccessible', 'dossier.service-introuvable', 'dossier.non-editable'] as const;
const found = [
  ...seen,
  'paiement.introuvable',
  'paiement.mouvement-impossible',
  'paiement.mouvement-trop-tot',
] as const;
const text = z.string().max(120);

export const paiementEndpoints = {
  listPaiements: endpoint({
    method: 'GET',
    path,
    summary:
      'Les paiements d’un dossier accordé par ce service : ce qui est demandé, versé, et ce qui reste.',
    access: demandeurs,
    scope: 'decision:lire',
    params: place,
    query: roleQuerySchema,
    reply: paiementsSchema,
    problems: ['dossier.inaccessible', 'dossier.service-introuvable'],
  }),
  askPaiement: endpoint({
    method: 'POST',
    path,
    summary: 'Une demande de paiement de l’association, ou un versement que le service prévoit.',
    access: demandeurs,
    params: place,
    query: roleQuerySchema,
    body: z.strictObject({ montant: z.number() }),
    reply: paiementsSchema,
    problems: [
      ...seen,
      'paiement.sans-demande',
      'paiement.non-payable',
      'paiement.tout-demande',
      'paiement.une-seule',
      'paiement.acompte-attendu',
      'paiement.trop-nombreux',
      'paiement.rib-incomplet',
      'paiement.montant',
      'paiement.montant-trop-grand',
      'paiement.acompte-trop-grand',
    ],
    idempotent: true,
    status: 201,
  }),
  movePaiement: endpoint({
    method: 'POST',
    path: `${path}/{paiement}/{action}`,
    summary:
      'Le service prend en charge une demande de paiement, la met en paiement, la déclare versée ou la refuse.',
    access: ['rds.*'],
    params: { ...one, action: z.enum(['take', 'order', 'pay', 'refuse']) },
    query: roleQuerySchema,
    body: z.strictObject({
      /** The reason of a refusal. */
      motif: z.string().max(4000).optional(),
      /** Putting a request in payment names the commitment and the budget line that pays. */
      engagement: text.optional(),
      imputation: text.optional(),
      /** A payment that was made gives its day and its reference. */
      paye_le: z.iso.date().optional(),
      reference: text.optional(),
    }),
    reply: paiementsSchema,
    problems: [
      ...found,
      'paiement.motif-obligatoire',
      'paiement.date',
      'paiement.reference',
      'paiement.rib-incomplet',
    ],
    ifMatch: 'exige',
    idempotent: true,
  }),
  deletePaiement: endpoint({
    method: 'DELETE',
    path: `${path}/{paiement}`,
    summary: 'Supprime une demande de paiement : la sienne tant que le service ne l’a pas prise en charge.',
    access: demandeurs,
    params: one,
    query: roleQuerySchema,
    reply: paiementsSchema,
    problems: found,
    ifMatch: 'exige',
    idempotent: true,
  }),
  readArgent: endpoint({
    method: 'GET',
    path: '/demande/argent',
    summary:
      'Ce que les associations de la personne ont demandé, obtenu et reçu, par exercice, et ce qui vient de chaque versement.',
    access: ['lca.association'],
    scope: 'decision:lire',
    query: roleQuerySchema,
    reply: z.object({
      annees: z.array(argentAnneeSchema),
      /** Each payment comes with its next step, the first expected first. */
      versements: z.array(upcomingVersementSchema),
    }),
  }),
} as const satisfies EndpointTable;
