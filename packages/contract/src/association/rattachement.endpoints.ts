// These calls let an administrator correct the numbers of an association, and make one of its two files (ADR 0567, 0568).
import { z } from 'zod';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { associationQuerySchema } from './association.endpoints.ts';

/** Those who administer all associations; an administrator of services, only if of the whole country. */
const administrateurs = ['lca.admin', 'rds.admin'] as const;

const numero = z.string().max(20).nullish();
const motif = z.string().max(1000);
const instant = z.iso.datetime({ offset: true });

const ficheSchema = z.object({
  id_association: z.uuid(),
  id_correspondance: z.string(),
  nom: z.string(),
  /** Where it is, and whether it is dissolved. */
  commune: z.string().nullable(),
  etat: z.enum(['active', 'dissoute']),
  /** Each number it bears, as it is read: « SIREN 900 000 019 ». */
  numeros: z.array(z.string()),
  version: z.int(),
});

const fusionSchema = z.object({
  id: z.uuid(),
  /** The file that was merged into this one. */
  nom: z.string(),
  id_correspondance: z.string(),
  motif: z.string(),
  par: z.string(),
  faite_le: instant,
  annulable_jusqu_au: instant,
  est_annulable: z.boolean(),
  annulee_le: instant.nullable(),
});

export const rattachementSchema = z.object({
  association: ficheSchema.extend({ id_rna: z.string().nullable(), id_siren: z.string().nullable() }),
  /** The numbers that lead to this file and that it does not bear. */
  autres_numeros: z.array(z.string()),
  fusions: z.array(fusionSchema),
  version: z.int(),
});
export type RattachementView = z.infer<typeof rattachementSchema>;

export const apercuFusionSchema = z.object({
  gardee: ficheSchema,
  absorbee: ficheSchema,
  /** Why the two files may not become one; null when they may. */
  empeche: z.string().nullable(),
  deplaces: z.array(z.object({ quoi: z.string(), doublons: z.string().nullable() })),
  numeros: z.array(z.string()),
  /** What is on both files and needs a look. */
  a_savoir: z.array(z.string()),
  regles: z.array(z.string()),
});
export type ApercuFusionView = z.infer<typeof apercuFusionSchema>;

export const rattachementEndpoints = {
  readRattachement: endpoint({
    method: 'GET',
    path: '/dac/association/rattachement',
    summary:
      'Les numéros d’une association et les fiches fusionnées dans la sienne, pour qui les administre.',
    access: administrateurs,
    query: associationQuerySchema,
    reply: rattachementSchema,
    problems: ['association.introuvable'],
  }),
  corrigerNumeros: endpoint({
    method: 'POST',
    path: '/dac/association/rattachement',
    summary:
      'Corriger ou retirer le RNA ou le SIREN d’une association ; les imports ne reviendront pas dessus.',
    access: administrateurs,
    query: associationQuerySchema,
    body: z.strictObject({
      /** Absent: it stays as it is; null or empty: it is not the association's, and is taken away. */
      id_rna: numero,
      id_siren: numero,
      /** True when the number that is replaced was its own: it goes on leading to this file. */
      garde_anciens: z.boolean().nullish(),
      motif,
    }),
    reply: rattachementSchema,
    problems: [
      'association.introuvable',
      'association.numero-d-une-autre',
      'association.numero-seul',
      'association.numero-porte',
      'association.numeros-inchanges',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
    idempotent: true,
  }),
  apercuFusion: endpoint({
    method: 'GET',
    path: '/dac/association/fusion',
    summary: 'Ce que la fusion d’une autre fiche dans celle-ci déplacerait.',
    access: administrateurs,
    query: associationQuerySchema.extend({ absorbee: z.string().min(1).max(64) }),
    reply: apercuFusionSchema,
    problems: [
      'association.introuvable',
      'association.fusion-autre-inconnue',
      'association.fusion-meme-fiche',
    ],
  }),
  fusionner: endpoint({
    method: 'POST',
    path: '/dac/association/fusion',
    summary: 'Fusionner une autre fiche de la même association dans celle-ci.',
    access: administrateurs,
    query: associationQuerySchema,
    body: z.strictObject({
      absorbee: z.string().min(1).max(64),
      motif,
      /** The versions of both files that the preview showed. */
      versions: z.strictObject({ gardee: z.int(), absorbee: z.int() }),
    }),
    reply: z.object({ id: z.uuid(), deplaces: z.int(), version: z.int() }),
    problems: [
      'association.introuvable',
      'association.fusion-autre-inconnue',
      'association.fusion-meme-fiche',
      'association.fusion-gardee-dissoute',
      'kernel.conflit',
    ],
    idempotent: true,
    status: 201,
  }),
  annulerFusion: endpoint({
    method: 'POST',
    path: '/dac/association/fusion/annulation',
    summary: 'Annuler une fusion : ce qui a été déplacé revient, ce qui a été fait depuis reste.',
    access: administrateurs,
    query: associationQuerySchema,
    body: z.strictObject({ id_fusion: z.uuid() }),
    reply: z.object({ revenus: z.int(), restes: z.int(), dit: z.string(), version: z.int() }),
    problems: [
      'association.introuvable',
      'association.element-disparu',
      'association.fusion-annulee',
      'association.fusion-trop-ancienne',
      'association.fusion-suivante',
    ],
    idempotent: true,
  }),
} as const satisfies EndpointTable;
