// This is the shape of a scheme and its sub-schemes (§3 dispositif, sous_dispositifs; §9 sport schemes).
import { z } from 'zod';

const sousDispositif = z.object({
  code: z.string(),
  label: z.string(),
  /** One of its campaigns is open between these instants; both are null when none is published. */
  date_debut: z.string().nullable(),
  date_fin: z.string().nullable(),
  /** True for the special sub-schemes that the specification names. */
  isParticulier: z.boolean(),
  /** A campaign that opens this sub-scheme must have these options, by name. */
  reglages: z.object({
    interdit_regimes: z.array(z.string()).optional(),
    max_projets: z.int().optional(),
    duree_pluriannuelle: z.int().optional(),
    indicateurs: z.enum(['formation-benevoles']).optional(),
  }),
});

export const dispositifSchema = z.object({
  code: z.string(),
  label: z.string(),
  isSportif: z.boolean(),
  sous_dispositifs: z.array(sousDispositif),
  /** Present only when it is asked for. */
  subventions: z.array(z.object({ code: z.string(), titre: z.string() })).optional(),
});
export type DispositifView = z.infer<typeof dispositifSchema>;

export const champsDispositif = ['code', 'label', 'isSportif', 'sous_dispositifs', 'subventions'] as const;
