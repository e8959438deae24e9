// The payments and the reports of a service, as lists: what is to be paid, what was, the reports due, and the acts on
// many payments at once (ADR 0587, 0588).
import { naturesPaiement } from '@asso/domain/dossier/suivi/suite-argent.rules';
import { type EtatPaiement, ordrePaiement } from '@asso/domain/paiement/demande-paiement.states';
import {
  actesVersement,
  batchActes,
  codesRetenue,
  groupesComptesRendus,
  groupesVersements,
} from '@asso/domain/paiement/versements.rules';
import { z } from 'zod';
import { listSchema, pageQuery, pageSchema, roleQuerySchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access } from './instruction-calls.ts';

const params = { service: z.uuid() };
const etat = z.enum(ordrePaiement as readonly EtatPaiement[] as [EtatPaiement]);

/** How a line names its dossier. */
const nommeSchema = z.object({
  id_fo: z.string(),
  id_siret: z.string(),
  /** The first project or, without one, the aid. */
  nom: z.string(),
  /** The aid, with its year. */
  aide: z.string(),
  association: z.string(),
});

/** The number of lines of each list of the page, whatever narrows the one that is read. */
const ongletsSchema = z.object({ a_verser: z.int(), verses: z.int(), comptes_rendus: z.int() });
const sommeOf = <T extends z.ZodType>(groupe: T) =>
  z.object({ groupe, nombre: z.int(), montant: z.number() });

const aVerserSchema = z.object({
  ...nommeSchema.shape,
  /** The payment's id or, for what nobody asked for yet, the dossier's. */
  id: z.string(),
  /** Null for what is left of the grant and nobody asked for yet, with the state and the version. */
  paiement: z.string().nullable(),
  etat: etat.nullable(),
  lib_etat: z.string().nullable(),
  version: z.int().nullable(),
  nature: z.enum(naturesPaiement),
  montant: z.number(),
  /** The day towards which the money usually comes; null while nobody has asked for it. */
  attendu_le: z.string().nullable(),
  groupe: z.enum(groupesVersements),
  /** The grant, or the report received, on which the line is paid. */
  permis: z.string(),
  /** What holds the line back, in words, with the report that is awaited; null when the service may go on. */
  retenue: z
    .object({ code: z.enum(codesRetenue), phrase: z.string(), crf: z.string().nullable() })
    .nullable(),
  acte: z.enum(actesVersement),
});
export type LigneAVerser = z.infer<typeof aVerserSchema>;

const verseSchema = z.object({
  ...nommeSchema.shape,
  id: z.string(),
  nature: z.enum(naturesPaiement),
  montant: z.number(),
  /** The day is « YYYY-MM-DD ». */
  paye_le: z.string(),
  reference: z.string().nullable(),
  iban_masque: z.string().nullable(),
});
export type LigneVersee = z.infer<typeof verseSchema>;

const compteRenduSchema = z.object({
  ...nommeSchema.shape,
  id: z.string(),
  exercice: z.int(),
  /** The report, once it is sent or sent back: what is only begun is its association's. */
  crf: z.string().nullable(),
  lib_etat: z.string(),
  /** The last instant at which it may be sent. */
  echeance: z.string(),
  groupe: z.enum(groupesComptesRendus),
  /** The reminders sent by themselves, with the day of the last one. */
  rappels: z.int(),
  rappele_le: z.string().nullable(),
  /** What this service granted and has not paid yet. */
  retient: z.number(),
});
export type CompteRenduDue = z.infer<typeof compteRenduSchema>;

/** The most lines that one act may be done on. */
const lignesMax = 200;

const ligneSchema = z.strictObject({
  id_fo: z.string().min(1).max(60),
  /** Null for what nobody asked for yet, whose amount is then given. */
  paiement: z.uuid().nullable(),
  version: z.int().min(1).nullable(),
  montant: z.number(),
});
export type TransfertLotLigne = z.infer<typeof ligneSchema>;

const resultatSchema = z.object({
  faits: z.int(),
  /** The sum of the lines on which the act is done. */
  montant: z.number(),
  /** The lines left as they are, each with its reason. */
  laisses: z.array(
    z.object({ id_fo: z.string(), paiement: z.string().nullable(), code: z.string(), message: z.string() }),
  ),
});
export type ResultatVersements = z.infer<typeof resultatSchema>;

export const versementsEndpoints = {
  listAVerser: endpoint({
    method: 'GET',
    path: '/rds/services/{service}/versements',
    summary:
      'Ce qu’un service doit verser : le plus en retard d’abord, ce qui est bloqué en dernier, et pourquoi.',
    access,
    params,
    query: z.object({
      ...roleQuerySchema.shape,
      searchQuery: z.string().max(200).optional(),
      groupes: listSchema(z.enum(groupesVersements)),
      /** `moi` keeps the dossiers that the person follows. */
      suivi: z.enum(['moi']).optional(),
      ...pageQuery,
    }),
    replica: true,
    reply: pageSchema(aVerserSchema).extend({
      onglets: ongletsSchema,
      /** The groups of the whole list, narrowed as it is. */
      groupes: z.array(sommeOf(z.enum(groupesVersements))),
    }),
    problems: ['instruction.introuvable'],
  }),
  listVerses: endpoint({
    method: 'GET',
    path: '/rds/services/{service}/versements-faits',
    summary: 'Ce qu’un service a versé, le plus récent d’abord, avec sa référence.',
    access,
    params,
    query: z.object({
      ...roleQuerySchema.shape,
      searchQuery: z.string().max(200).optional(),
      ...pageQuery,
    }),
    replica: true,
    reply: pageSchema(verseSchema).extend({ onglets: ongletsSchema, montant: z.number() }),
    problems: ['instruction.introuvable'],
  }),
  listComptesRendusDus: endpoint({
    method: 'GET',
    path: '/rds/services/{service}/comptes-rendus-dus',
    summary: 'Les comptes rendus qu’un service attend ou doit lire, et ce que chacun retient.',
    access,
    params,
    query: z.object({
      ...roleQuerySchema.shape,
      searchQuery: z.string().max(200).optional(),
      groupes: listSchema(z.enum(groupesComptesRendus)),
      ...pageQuery,
    }),
    replica: true,
    reply: pageSchema(compteRenduSchema).extend({
      onglets: ongletsSchema,
      groupes: z.array(sommeOf(z.enum(groupesComptesRendus))),
    }),
    problems: ['instruction.introuvable'],
  }),
  moveVersements: endpoint({
    method: 'POST',
    path: '/rds/services/{service}/versements/{acte}',
    summary:
      'Fait le même acte sur plusieurs versements : prévoir, prendre en charge, mettre en paiement, déclarer versé. Chaque ligne dit si elle est faite, ou pourquoi non.',
    access,
    params: { ...params, acte: z.enum(batchActes) },
    query: roleQuerySchema,
    body: z.strictObject({
      lignes: z.array(ligneSchema).min(1).max(lignesMax),
      /** The day and the reference of the slip, for what was paid. */
      paye_le: z.iso.date().optional(),
      reference: z.string().max(120).optional(),
    }),
    reply: resultatSchema,
    problems: ['instruction.introuvable', 'paiement.date', 'paiement.reference'],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
