// A scheme with its sub-schemes (§3 dispositif, sous_dispositifs; §9 sport schemes).
import { z } from 'zod';

const sousDispositif = z.object({
  code: z.string(),
  label: z.string(),
  /** Between which instants one of its campaigns is open; null where none is published. */
  date_debut: z.string().nullable(),
  date_fin: z.string().nullable(),
});

export const dispositifSchema = z.object({
  code: z.string(),
  label: z.string(),
  isSportif: z.boolean(),
  sous_dispositifs: z.array(sousDispositif),
  /** Only when they are asked for. */
  subventions: z.array(z.object({ code: z.string(), titre: z.string() })).optional(),
});
export type DispositifView = z.infer<typeof dispositifSchema>;

export const champsDispositif = ['code', 'label', 'isSportif', 'sous_dispositifs', 'subventions'] as const;
