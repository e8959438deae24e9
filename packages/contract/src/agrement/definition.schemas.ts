// The shapes of an agrément, for those who may ask for it and for those who offer it (§3 Accreditation definition).
import type { DefinitionSaisie } from '@asso/domain/agrement/definition.fields';
import { definitionSchema } from '@asso/domain/agrement/definition.schema';
import { nomsEtatsDefinition } from '@asso/domain/agrement/definition.states';
import { z } from 'zod';
import { etatInstructionSchema } from '../dossier/dossier.schemas.ts';
import { rightsSchema, versionSchema } from '../kernel/common.schemas.ts';
import { valeurFormulaire } from '../kernel/formulaire.ts';

const saisieSchema = valeurFormulaire<DefinitionSaisie>('agrement_propose');

const ouvertures = ['a-venir', 'ouverte', 'fermee'] as const;

/** The dossier, which this person may list, that asks already for this agrément and exercise. */
const demandeFaiteSchema = z.object({ id_fo: z.string(), etat: etatInstructionSchema });

export const agrementResumeSchema = z.object({
  _id: z.uuid(),
  code: z.string(),
  type_agrement: z.string(),
  libelle: z.string(),
  niveau: z.string().nullable(),
  campagne_exercice: z.int(),
  service: z.object({ id: z.uuid(), nom: z.string(), code_territoire: z.string() }),
  etat: z.enum(nomsEtatsDefinition),
  /** Whether the latest published version is open; null before the first one. */
  ouverture: z.enum(ouvertures).nullable(),
  date_debut: z.iso.datetime().nullable(),
  date_fin: z.iso.datetime().nullable(),
  /** The time zone of the service, in which these dates are shown. */
  fuseau: z.string(),
  numero_version: z.int().nullable(),
  /** True when something was written since the last publication. */
  isModifiee: z.boolean(),
  version: versionSchema,
  rights: rightsSchema,
  /** Given with `siret` alone: null when this establishment has not asked for it, as far as this person may know. */
  demande: demandeFaiteSchema.nullable().optional(),
  /** Given with `siret` alone: false when its service holds another territory than that of the association. */
  sertLeSiege: z.boolean().optional(),
});
export type AgrementResume = z.infer<typeof agrementResumeSchema>;

export const agrementSchema = agrementResumeSchema.extend({
  /** The published version; null before the first publication. */
  publiee: z
    .object({ id: z.uuid(), numero: z.int(), campagne_exercice: z.int(), definition: definitionSchema })
    .nullable(),
  /** The draft, given only to those who offer the agrément, as are the next two fields. */
  brouillon: z
    .object({ valeur: saisieSchema, modifie_le: z.iso.datetime(), par: z.string().nullable() })
    .nullable(),
  /** The versions, newest first, each with the number of dossiers begun on it, counted up to 10 000. */
  versions: z.array(
    z.object({
      numero: z.int(),
      campagne_exercice: z.int(),
      publiee_le: z.iso.datetime(),
      dossiers: z.int(),
    }),
  ),
});
export type AgrementLu = z.infer<typeof agrementSchema>;

const code = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,40}$/);

export const nouvelAgrementSchema = z.strictObject({
  code,
  libelle: z.string().trim().min(1).max(200),
  type_agrement: z.string().min(1).max(40),
  campagne_exercice: z.int().min(2000).max(2100),
  /** The id of the service, or its code. */
  id_service: z.string().trim().min(1).max(64),
});

export const copieAgrementSchema = z.strictObject({ code });
