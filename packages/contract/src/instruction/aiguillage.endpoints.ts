// A service sets the rules by which the dossiers it receives are given to its people, and tries them on the dossiers of
// a past year.
import {
  maxCampagnes,
  maxPersonnes,
  maxRegles,
  nomRegleMax,
} from '@asso/domain/instruction/aiguillage.rules';
import { z } from 'zod';
import { rightsSchema, roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { type EndpointTable, endpoint } from '../kernel/endpoint.ts';
import { instructeurs as access } from './instruction-calls.ts';

const montant = z.number().min(0).max(1_000_000_000).nullable();

const regleSchema = z.strictObject({
  /** The page makes the id of a new rule, with or without the dashes of a UUID. */
  id: z.string().regex(/^[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}$/i),
  nom: z.string().max(nomRegleMax),
  quand: z.strictObject({
    departements: z.array(z.string().max(3)).max(110),
    themes: z.array(z.string().max(40)).max(30),
    /** « CODE » of a subvention, whatever its year, or « CODE/SOUS-DISPOSITIF ». */
    campagnes: z.array(z.string().max(81)).max(maxCampagnes).default([]),
    montant_min: montant,
    montant_max: montant,
  }),
  alors: z.strictObject({
    personnes: z.array(z.uuid()).max(maxPersonnes),
    etiquette: z.uuid().nullable(),
  }),
});

const regles = z.array(regleSchema).max(maxRegles);

const aiguillageSchema = z.object({
  id_service: z.string(),
  /** True when the rules are applied to what is sent from now on. */
  actif: z.boolean(),
  regles,
  /** The people named in the rules who left the service or whose account is closed: a rule skips them. */
  partis: z.array(z.object({ id: z.string(), nom: z.string() })),
  /** What a condition may name: the subventions of the service and their sous-dispositifs, as they are named. */
  campagnes: z.array(z.object({ value: z.string(), label: z.string() })),
  /** The trial reads the dossiers of this year when none is given. */
  annee: z.int(),
  version: versionSchema,
  rights: rightsSchema,
});
export type AiguillageView = z.infer<typeof aiguillageSchema>;

const essaiSchema = z.object({
  annee: z.int(),
  /**
   * The number of dossiers that were tried: those of the year, or the first ones only when there are too many
   * (`isCoupe`).
   */
  total: z.int(),
  isCoupe: z.boolean(),
  prises: z.array(
    z.object({
      regle: z.string(),
      nombre: z.int(),
      personnes: z.array(z.object({ id: z.string(), nombre: z.int() })),
    }),
  ),
  sansRegle: z.object({
    nombre: z.int(),
    /** The first of the dossiers that no rule takes. */
    exemples: z.array(
      z.object({
        id_fo: z.string(),
        association: z.string(),
        departement: z.string().nullable(),
        demande: z.number(),
      }),
    ),
  }),
});
export type EssaiView = z.infer<typeof essaiSchema>;

const path = '/rds/services/{service}/aiguillage';
const params = { service: z.uuid() };

export const aiguillageEndpoints = {
  readAiguillage: endpoint({
    method: 'GET',
    path,
    summary: 'Les règles d’affectation d’un service, dans l’ordre où elles sont essayées.',
    access,
    params,
    query: roleQuerySchema,
    reply: aiguillageSchema,
    problems: ['instruction.introuvable'],
  }),
  saveAiguillage: endpoint({
    method: 'PUT',
    path,
    summary: 'Change les règles d’affectation d’un service, et dit si elles s’appliquent.',
    access,
    params,
    query: roleQuerySchema,
    body: z.strictObject({ actif: z.boolean(), regles }),
    reply: aiguillageSchema,
    problems: [
      'instruction.introuvable',
      'instruction.aiguillage-non-responsable',
      'instruction.aiguillage-departement',
      'instruction.aiguillage-campagne',
      'instruction.aiguillage-nom',
      'instruction.aiguillage-sans-effet',
      'instruction.aiguillage-montants',
      'instruction.aiguillage-etiquette',
      'instruction.collegue-inconnu',
      'kernel.conflit',
    ],
    ifMatch: 'exige',
  }),
  tryAiguillage: endpoint({
    method: 'POST',
    path: `${path}/essai`,
    summary: 'Ce que ces règles auraient fait des dossiers d’une année ; rien n’est changé.',
    access,
    params,
    query: roleQuerySchema,
    body: z.strictObject({ regles, annee: z.int().min(2000).max(2100).optional() }),
    reply: essaiSchema,
    problems: ['instruction.introuvable', 'instruction.aiguillage-non-responsable'],
  }),
} as const satisfies EndpointTable;
