// The shapes of a scheme and its sub-schemes (§3 dispositif, sous_dispositifs; §9 sport schemes).
import { z } from 'zod';

const sousDispositif = z.object({
  code: z.string(),
  label: z.string(),
  /** The instants between which one of its campaigns is open; both null when none is published. */
  date_debut: z.string().nullable(),
  date_fin: z.string().nullable(),
  /** True for the special sub-schemes that the specification names. */
  isParticulier: z.boolean(),
  /** The settings, by name, that a campaign of this sub-scheme must have. */
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
  /** Given only when the query asks for it. */
  subventions: z.array(z.object({ code: z.string(), titre: z.string() })).optional(),
});
export type DispositifView = z.infer<typeof dispositifSchema>;

export const champsDispositif = ['code', 'label', 'isSportif', 'sous_dispositifs', 'subventions'] as const;
