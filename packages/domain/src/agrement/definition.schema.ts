// This schema describes what a published version of an agrément holds (§3 Accreditation definition).
import { z } from 'zod';
import { customFieldsSchema, readVersion } from '../kernel/custom-fields.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import { campagneSchema } from '../subvention/campagne.schema.ts';

const instant = z.iso.datetime({ offset: true });

export const definitionSchema = z.strictObject({
  libelle: z.string().min(1).max(200),
  presentation: z.string().max(2000).optional(),
  /** Administrators change this list, so the value is checked when the draft is saved. */
  niveau: z.string().min(1).max(40).optional(),
  delai_habituel_jours: z.int().min(1).max(400).optional(),
  /** The number of years an agrément lasts once granted; when absent, it has no end. */
  duree_validite_annees: z.int().min(1).max(30).optional(),
  /** True when an association whose tronc commun d’agrément is not in force must answer its four criteria. */
  demande_tca: z.boolean().optional(),
  /** True when no request is taken without the signature of the person it names; false when absent. */
  signature_exigee: z.boolean().optional(),
  /** The time zone of the service, in which the dates were typed. */
  fuseau: z.string(),
  date_debut: instant,
  date_fin: instant,
  documents_attendus: campagneSchema.shape.documents_attendus,
  champs_personnalises: customFieldsSchema,
});

/** Reads the version to publish and checks it against those before it: a question never changes its kind. */
export const readDefinition = (json: unknown, before?: readonly CustomFields[]) =>
  readVersion(definitionSchema, json, before);
