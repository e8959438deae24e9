// Chorus commits and pays what a service grants: these calls tell what is ready to be sent, what is missing, and which
// files left.

import { type TypeChorus, typesChorus } from '@asso/domain/transfert/chorus.rows';
import { type MotifEcart, motifsEcart } from '@asso/domain/transfert/chorus.rules';
import { type FormatFichier, formatsFichier } from '@asso/domain/transfert/osiris.rows';
import { z } from 'zod';
import { instructeurs } from '../instruction/instruction-calls.ts';
import { roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { lotSchema } from './lot.schemas.ts';

const ligneSchema = z.object({
  /** Names the line, and changes when its decision does. */
  cle: z.string(),
  exercice: z.int(),
  type: z.enum(Object.keys(typesChorus) as [TypeChorus]),
  id_fo: z.string(),
  association: z.string(),
  /** Negative when less is committed than before. */
  montant: z.number(),
});
const sommeSchema = z.object({ nombre: z.int(), montant: z.number() });

/** The most lines that one file may take. */
export const lignesMax = 500;
const exercice = z.coerce.number().int().min(1900).max(2200).optional();
const lot = { lot: z.uuid() };

const chorusSchema = z.object({
  services: z.array(z.object({ id: z.string(), nom: z.string() })),
  /** The service concerned; it is null for a person who acts for no service. */
  id_service: z.string().nullable(),
  /** True when Chorus can be reached from here. */
  envoi: z.boolean(),
  /** What is committed and what is paid out of it are counted apart. */
  pret: z.object({ nombre: z.int(), engagements: sommeSchema, paiements: sommeSchema }),
  /** The first lines that are ready. */
  lignes: z.array(ligneSchema),
  /** The lines that do not leave, with the reasons. */
  ecartees: z.array(
    ligneSchema.extend({ motifs: z.array(z.enum(Object.keys(motifsEcart) as [MotifEcart])) }),
  ),
  /** The latest file comes first. */
  lots: z.array(lotSchema.extend({ rights: z.object({ undo: z.boolean() }) })),
  rights: z.object({ make: z.boolean() }),
});
export type ChorusView = z.infer<typeof chorusSchema>;

export const chorusEndpoints = {
  readChorus: endpoint({
    method: 'GET',
    path: '/rds/chorus',
    summary:
      'Ce qu’un service peut envoyer à Chorus, ce qui en est écarté et pourquoi, et les lots déjà faits.',
    access: instructeurs,
    query: z.object({ ...roleQuerySchema.shape, service: z.uuid().optional(), exercice }),
    reply: chorusSchema,
    problems: ['transfert.service-introuvable'],
  }),
  createLotChorus: endpoint({
    method: 'POST',
    path: '/rds/chorus/lots',
    summary: 'Met les lignes choisies dans un lot numéroté : rien n’y entre deux fois.',
    access: instructeurs,
    query: roleQuerySchema,
    body: z.strictObject({
      id_service: z.uuid(),
      exercice: z.int().min(1900).max(2200).nullable(),
      /** The keys of the lines chosen. */
      lignes: z.array(z.string().max(120)).min(1).max(lignesMax),
    }),
    reply: lotSchema,
    problems: [
      'transfert.service-introuvable',
      'transfert.non-responsable',
      'transfert.rien-a-envoyer',
      'transfert.lignes-changees',
    ],
    idempotent: true,
    status: 201,
  }),
  undoLotChorus: endpoint({
    method: 'DELETE',
    path: '/rds/chorus/lots/{lot}',
    summary: 'Défait un lot que personne n’a téléchargé : ses lignes sont de nouveau prêtes.',
    access: instructeurs,
    params: lot,
    query: roleQuerySchema,
    reply: lotSchema,
    problems: ['transfert.lot-introuvable', 'transfert.non-responsable', 'transfert.lot-parti'],
    idempotent: true,
  }),
  exportLotChorus: endpoint({
    method: 'GET',
    path: '/rds/chorus/lots/{lot}/export/{format}',
    summary: 'Le fichier d’un lot, tel qu’il était le jour où il a été fait.',
    access: instructeurs,
    params: { ...lot, format: z.enum(Object.keys(formatsFichier) as FormatFichier[]) },
    query: roleQuerySchema,
    reply: 'fichier',
    problems: ['transfert.lot-introuvable', 'transfert.lot-parti'],
  }),
  sendLotChorus: endpoint({
    method: 'POST',
    path: '/rds/chorus/lots/{lot}/envoi',
    summary: 'Envoie un lot qui ne l’a pas été.',
    access: instructeurs,
    params: lot,
    query: roleQuerySchema,
    reply: lotSchema,
    problems: [
      'transfert.lot-introuvable',
      'transfert.non-responsable',
      'transfert.lot-deja-envoye',
      'transfert.non-relie',
    ],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
