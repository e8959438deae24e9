// Administrators of the portal export SIRET requests and payments in the columns of Sirepa.
import { type FormatFichier, formatsFichier } from '@asso/domain/transfert/osiris.rows';
import { type FichierSirepa, fichiersSirepa } from '@asso/domain/transfert/sirepa.rows';
import { z } from 'zod';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { lotSchema } from './lot.schemas.ts';

const access = ['lca.admin'] as const;
const fichier = z.enum(Object.keys(fichiersSirepa) as [FichierSirepa]);
/** Both days are included, in Paris time. */
const periode = { du: z.iso.date(), au: z.iso.date() };

export const sirepaEndpoints = {
  readSirepa: endpoint({
    method: 'GET',
    path: '/lca/sirepa',
    summary: 'Ce que tiennent les fichiers Sirepa d’une période, et ceux qui ont été envoyés.',
    access,
    query: z.object({ ...roleQuerySchema.shape, ...periode }),
    reply: z.object({
      envoi: z.boolean(),
      siret: z.object({ nombre: z.int() }),
      /** `montant` is what is asked or paid, `paye` the part of it that is paid: what was refused or removed is in neither. */
      paiements: z.object({ nombre: z.int(), montant: z.number(), paye: z.number() }),
      lots: z.array(lotSchema),
    }),
    problems: ['transfert.periode'],
  }),
  exportSirepa: endpoint({
    method: 'GET',
    path: '/lca/sirepa/{fichier}/{format}',
    summary: 'Les demandes de SIRET, ou les paiements, qui ont changé dans la période.',
    access,
    params: { fichier, format: z.enum(Object.keys(formatsFichier) as FormatFichier[]) },
    query: z.object({ ...roleQuerySchema.shape, ...periode }),
    reply: 'fichier',
    problems: ['transfert.periode', 'instruction.exports-en-cours'],
  }),
  sendSirepa: endpoint({
    method: 'POST',
    path: '/lca/sirepa/envois',
    summary: 'Envoie un de ces fichiers à Sirepa.',
    access,
    query: roleQuerySchema,
    body: z.strictObject({ fichier, ...periode }),
    reply: lotSchema,
    problems: ['transfert.periode', 'transfert.non-relie'],
    idempotent: true,
    status: 201,
  }),
} as const satisfies EndpointTable;
