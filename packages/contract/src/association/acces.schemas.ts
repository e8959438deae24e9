// These shapes tell who leaves an association, who takes it over, and what administrators decide.
import { phases, reponsesAdministration } from '@asso/domain/association/membre.rules';
import { z } from 'zod';
import { documentSchema } from '../document/document.schemas.ts';
import { versionSchema } from '../kernel/common.schemas.ts';
import { desaccordSchema, membreSchema } from './adhesion.schemas.ts';
import { identifiantsSchema } from './association.schemas.ts';

/** An event in the life of an access; `fait` says it in the past tense. */
export const faitAccesSchema = z.object({
  id: z.string(),
  le: z.iso.datetime(),
  fait: z.string(),
  /** The name of the person who did it. */
  par: z.string(),
  motif: z.string().nullable(),
});
export type FaitAcces = z.infer<typeof faitAccesSchema>;

/** The reasons why a request waits for an administrator. */
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
    /** The number of whole days since the request. */
    age_jours: z.int(),
    attente: z.enum(attentes),
    /** The answers that an administrator may give now. */
    reponses: z.array(z.enum(reponsesAdministration)),
    /** The people who could answer instead of the administration, or who may be replaced by a new board. */
    gestionnaires: z.array(
      z.object({
        /** The id of the person's membership. */
        id: z.uuid(),
        /** True when the person holds the very place that is asked for, so that they may be replaced. */
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

/** An access request as the person who made it sees it. */
export const maDemandeSchema = z.object({
  id: z.uuid(),
  association: identifiantsSchema.extend({ nom: z.string() }),
  id_siret: z.string().nullable(),
  fonction: z.string(),
  phase: z.enum(phases),
  demandee_le: z.iso.datetime(),
  /** The instant until which the managers may answer; null once they no longer may. */
  reponse_avant: z.iso.datetime().nullable(),
  /** The number of managers who can answer. */
  gestionnaires: z.int(),
  message: z.string().nullable(),
  preuves: z.array(documentSchema),
  /** True while a proof may still be added or taken back. */
  prend_preuve: z.boolean(),
  desaccord: desaccordSchema.nullable(),
  /** The latest answer to the request. */
  reponse: z
    .object({
      par: z.string(),
      cote: z.enum(['gestionnaire', 'administration', 'moi']),
      le: z.iso.datetime(),
      motif: z.string().nullable(),
    })
    .nullable(),
  /** True when the person may ask again, having no access and no pending request. */
  peut_refaire: z.boolean(),
});
export type MaDemande = z.infer<typeof maDemandeSchema>;

export const decisionAccesSchema = faitAccesSchema.extend({
  association: z.object({ id_correspondance: z.string(), nom: z.string() }).nullable(),
});
export type DecisionAccesView = z.infer<typeof decisionAccesSchema>;

/** A membership shown on a person's account page, from which an administrator may end it. */
export const personneAccesSchema = z.object({
  /** The id of the membership. */
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
export type PersonneAcces = z.infer<typeof personneAccesSchema>;
