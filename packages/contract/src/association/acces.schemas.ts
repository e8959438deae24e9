// Who leaves, who takes over, and what administrators decide (decisions, Who belongs where).
import { phases, reponsesAdministration } from '@asso/domain/association/membre.rules';
import { z } from 'zod';
import { documentSchema } from '../document/document.schemas.ts';
import { versionSchema } from '../kernel/common.schemas.ts';
import { desaccordSchema, membreSchema } from './adhesion.schemas.ts';
import { identifiantsSchema } from './association.schemas.ts';

/** What became of an access, in the past tense. */
export const faitAccesSchema = z.object({
  id: z.string(),
  le: z.iso.datetime(),
  fait: z.string(),
  /** Who did it. */
  par: z.string(),
  motif: z.string().nullable(),
});
export type FaitAcces = z.infer<typeof faitAccesSchema>;

/** What an administrator is asked. */
export const attentes = ['a-decider', 'conteste', 'delai', 'passe-ferme'] as const;

export const demandeAccesSchema = membreSchema
  .omit({
    isMoi: true,
    restreint: true,
    dossiers: true,
    derniere_visite: true,
    compte_ferme: true,
    installe: true,
  })
  .extend({
    association: identifiantsSchema.extend({ nom: z.string(), commune: z.string().nullable() }),
    /** Whole days since it was asked. */
    age_jours: z.int(),
    attente: z.enum(attentes),
    /** What may be answered now. */
    reponses: z.array(z.enum(reponsesAdministration)),
    /** Who could answer instead, and whom a new board may replace. */
    gestionnaires: z.array(
      z.object({
        /** Of their membership. */
        id: z.uuid(),
        /** Of the very place asked for: they may be replaced. */
        remplacable: z.boolean(),
        compte_ferme: z.boolean(),
        nom: z.string(),
        fonction: z.string(),
        civilite: z.string().nullable(),
        derniere_visite: z.iso.datetime().nullable(),
      }),
    ),
    version: versionSchema,
  });
export type DemandeAcces = z.infer<typeof demandeAccesSchema>;

/** What a request has become, as the person who made it reads it. */
export const maDemandeSchema = z.object({
  id: z.uuid(),
  association: identifiantsSchema.extend({ nom: z.string() }),
  id_siret: z.string().nullable(),
  fonction: z.string(),
  phase: z.enum(phases),
  demandee_le: z.iso.datetime(),
  /** Until when the managers answer; null once they no longer do. */
  reponse_avant: z.iso.datetime().nullable(),
  /** How many can answer. */
  gestionnaires: z.int(),
  message: z.string().nullable(),
  preuves: z.array(documentSchema),
  /** A proof may still be joined, or taken back. */
  prend_preuve: z.boolean(),
  desaccord: desaccordSchema.nullable(),
  /** The last answer there was. */
  reponse: z
    .object({
      par: z.string(),
      cote: z.enum(['gestionnaire', 'administration', 'moi']),
      le: z.iso.datetime(),
      motif: z.string().nullable(),
    })
    .nullable(),
  /** Nothing is open, and nothing waits: another request may be made. */
  peut_refaire: z.boolean(),
});
export type MaDemande = z.infer<typeof maDemandeSchema>;

/** What administrators decided. */
export const decisionAccesSchema = faitAccesSchema.extend({
  association: z.object({ id_correspondance: z.string(), nom: z.string() }).nullable(),
});
export type DecisionAccesView = z.infer<typeof decisionAccesSchema>;

/** One membership of a person: what an administrator may end, from their account. */
export const accesDePersonneSchema = z.object({
  /** Of the membership. */
  id: z.uuid(),
  id_association: z.uuid(),
  id_correspondance: z.string(),
  nom: z.string(),
  id_siret: z.string().nullable(),
  fonction: z.string(),
  civilite: z.string().nullable(),
  etat: z.enum(['demandee', 'active']),
  restreint: z.boolean(),
  since: z.iso.datetime(),
  version: versionSchema,
});
export type AccesDePersonne = z.infer<typeof accesDePersonneSchema>;
