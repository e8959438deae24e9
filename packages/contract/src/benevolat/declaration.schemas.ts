// The shapes of sessions, declarations and their log (§3 Declaration / log).

import { decisionsCec, idsMotifsRefus, ordreStatutsCec } from '@asso/domain/benevolat/declaration.states';
import { z } from 'zod';
import { problemSchema, versionSchema } from '../kernel/common.schemas.ts';

export const statutCecSchema = z.enum(ordreStatutsCec);
const motifRefusSchema = z.literal(idsMotifsRefus).nullable();

export const sessionCecSchema = z.object({
  id: z.string(),
  code: z.string(),
  annee_activite: z.int(),
  /** The first and last days, both included, in Europe/Paris. */
  debut: z.string(),
  fin: z.string(),
  etat: z.enum(['a-venir', 'courante', 'close']),
  /** The number of declarations in each status, counted up to 10 000; null for people who are not administrators. */
  effectifs: z.record(z.string(), z.int()).nullable(),
  version: versionSchema,
});
export type SessionCec = z.infer<typeof sessionCecSchema>;

export const declarationCecSchema = z.object({
  id: z.string(),
  /** The declaration's reference on the site where it was made. */
  reference: z.string(),
  status: statutCecSchema,
  motif_refus_id: motifRefusSchema,
  /** The code of the session. */
  session: z.string(),
  annee_activite: z.int(),
  /** Null when the declaration concerns the association as a whole. */
  etab_siret: z.string().nullable(),
  etab_nom: z.string().nullable(),
  civilite: z.string().nullable(),
  prenom: z.string(),
  nom: z.string(),
  fonction: z.string().nullable(),
  heures: z.int(),
  declare_le: z.string(),
  decidee_le: z.string().nullable(),
  decidee_par: z.string().nullable(),
  options: z.object({ validable: z.boolean() }),
  version: versionSchema,
});
export type DeclarationCec = z.infer<typeof declarationCecSchema>;

/** One event of a declaration; `status` is the status after it. */
export const logCecSchema = z.object({
  id: z.string(),
  le: z.string(),
  /** Null when the portal itself acted. */
  par: z.string().nullable(),
  fait: z.string(),
  status: statutCecSchema,
  motif_refus_id: motifRefusSchema,
  session: z.string(),
  etab_siret: z.string().nullable(),
  options: z.object({ validable: z.boolean() }),
  declaration: z.object({ id: z.string(), prenom: z.string(), nom: z.string(), heures: z.int() }),
});
export type LogCec = z.infer<typeof logCecSchema>;

/** Whether the person validates declarations in this association and, if not, who does. */
export const valideurCecSchema = z.object({
  est: z.boolean(),
  valideurs: z.array(z.object({ prenom: z.string(), nom: z.string() })),
});

export const decisionCecBody = z.strictObject({
  status: z.enum(decisionsCec),
  /** The reason of a refusal, a number from 0 to 3; absent or null when the declaration is validated. */
  motif_refus_id: z.int().nullish(),
});

export const resultatCecSchema = z.object({
  id: z.string(),
  declaration: declarationCecSchema.nullable(),
  problem: problemSchema.nullable(),
});
export type ResultatCec = z.infer<typeof resultatCecSchema>;
