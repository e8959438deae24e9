// The shapes of a subvention as its administrators read it, and of the draft of its next campaign (§3 Subvention).

import { motifClotureMax } from '@asso/domain/catalogue/calendrier/cloture.rules';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { etatsSubvention } from '@asso/domain/catalogue/catalogue.states';
import { nomsModeles } from '@asso/domain/catalogue/noms-modeles.rows';
import { campagneSchema } from '@asso/domain/subvention/campagne.schema';
import { z } from 'zod';
import { pageQuery, rightsSchema, roleQuerySchema, versionSchema } from '../kernel/common.schemas.ts';
import { valeurFormulaire } from '../kernel/formulaire.ts';

const brouillonSchema = valeurFormulaire<BrouillonCampagne>('campagne');

const etat = z.enum(Object.keys(etatsSubvention) as [keyof typeof etatsSubvention]);
const dispositif = z.object({ code: z.string(), label: z.string() });

export const subventionAdministreeSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  titre: z.string(),
  active: z.boolean(),
  etat,
  dispositif,
  /** The year of the latest published version or, before the first one, of the draft. */
  campagne_exercice: z.int().nullable(),
  numero_version: z.int().nullable(),
  /** The number of dossiers begun on any of its versions, counted up to 1 000. */
  dossiers: z.int(),
  /** The first opening and the last closing among the sub-schemes of the published version. */
  date_debut: z.string().nullable(),
  date_fin: z.string().nullable(),
  fuseau: z.string().nullable(),
  /** True when something was written since the last publication. */
  isModifiee: z.boolean(),
  service: z.object({ id: z.string(), nom: z.string() }).nullable(),
  version: versionSchema,
  rights: rightsSchema,
});
export type SubventionAdministree = z.infer<typeof subventionAdministreeSchema>;

const versionPublieeSchema = z.object({
  numero: z.int(),
  campagne_exercice: z.int(),
  publiee_le: z.string(),
  /** The number of dossiers that were begun on the version and never moved to another, counted up to 10 000. */
  dossiers: z.int(),
});

export const campagneAdministreeSchema = subventionAdministreeSchema.extend({
  brouillon: z.object({
    valeur: brouillonSchema,
    version: versionSchema,
    modifie_le: z.string().nullable(),
    par: z.string().nullable(),
  }),
  /** The published version; null before the first publication. */
  publiee: z.object({ numero: z.int(), campagne_exercice: z.int(), campagne: campagneSchema }).nullable(),
  /**
   * The edition that is published, as it stands now: the closing of each type of request, and how many dossiers are
   * being written under it. Null before the first publication.
   */
  edition: z
    .object({
      campagne_exercice: z.int(),
      types: z.array(
        z.object({ code: z.string(), label: z.string(), date_fin: z.string(), en_saisie: z.int() }),
      ),
    })
    .nullable(),
  /**
   * What the services that decide have: published letters, sums fixed for this campaign, and people who study its
   * dossiers.
   */
  alentours: z.object({
    lettres: z.int(),
    enveloppes: z.int(),
    agents: z.int(),
    /** The kinds of these services, by their ids. */
    types: z.record(z.string(), z.string()),
    /** The places that they hold, by their ids. */
    territoires: z.record(z.string(), z.string()),
  }),
  /** The versions, the newest first. */
  versions: z.array(versionPublieeSchema),
  /** The versions that were published, then taken back, the latest first. */
  reprises: z.array(versionPublieeSchema.omit({ dossiers: true }).extend({ reprise_le: z.string() })),
});
export type CampagneAdministree = z.infer<typeof campagneAdministreeSchema>;

export const evenementCatalogueSchema = z.object({
  id: z.int(),
  le: z.string(),
  par: z.string().nullable(),
  action: z.string(),
  /** The titles of the sections that were saved. */
  section: z.string().nullable(),
  avant: z.string().nullable(),
  apres: z.string().nullable(),
});

/** The query and the reply of what was done to a published form, a page at a time. */
export const historiqueQuery = z.object({
  ...roleQuerySchema.shape,
  limit: pageQuery.limit,
  avant: z.coerce.number().int().min(1).optional(),
});
export const historiqueReply = z.object({
  items: z.array(evenementCatalogueSchema),
  next: z.int().nullable(),
});

const code = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,40}$/);

export const nouvelleSubventionSchema = z.strictObject({
  code,
  titre: z.string().trim().min(1).max(200),
  dispositif: z.strictObject({ code, label: z.string().trim().min(1).max(200) }),
  campagne_exercice: z.int().min(2000).max(2100),
  /** The id of the service, or its code. */
  id_service: z.string().trim().min(1).max(64),
  /** The kind of campaign, whose usual questions fill the draft; when absent, the draft is nearly empty. */
  modele: z.enum(nomsModeles).optional(),
});

/** A new closing for types of the published edition; hours are those of the campaign's zone. */
export const clotureSchema = z.strictObject({
  campagne_exercice: z.int().min(2000).max(2100),
  types: z.array(z.string().max(40)).min(1).max(20),
  /** The latest closing of these types as the person sees it: when it has moved meanwhile, nothing is done. */
  cloture_vue: z.iso.datetime({ offset: true }),
  date_fin: z.string().max(30),
  heure_fin: z.string().max(10),
  /** Why the closing is brought forward; anybody reads it. */
  motif: z.string().trim().max(motifClotureMax).optional(),
  /** Those who have begun keep a closing that is taken away, unless this is false. */
  gardee: z.boolean().default(true),
  /** True once the person has read how many dossiers were begun. */
  confirmee: z.boolean().default(false),
});
export type Cloture = z.output<typeof clotureSchema>;

/** The version that the person sees as published: when another one is published now, nothing is taken back. */
export const versionVueSchema = z.strictObject({
  campagne_exercice: z.int().min(2000).max(2100),
  numero: z.int().min(1),
});

export const subventionModifieeSchema = z.strictObject({
  active: z.boolean().optional(),
  code: code.optional(),
  dispositif: nouvelleSubventionSchema.shape.dispositif.optional(),
});

export const copieSchema = z.strictObject({ code, titre: z.string().trim().min(1).max(200).optional() });
