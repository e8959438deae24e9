// This schema describes what a campaign may publish as its scoring grid.
import { z } from 'zod';

export const critereSchema = z.strictObject({
  code: z.string().regex(/^[\w.-]{1,40}$/),
  label: z.string().min(1).max(200),
  aide: z.string().max(500).optional(),
  /** The most points that the criterion can get. */
  points: z.int().min(1).max(100),
  /** The weight of the criterion beside the others; it counts once when absent. */
  poids: z.int().min(1).max(10).optional(),
});

export const baremeSchema = z
  .array(critereSchema)
  .min(1)
  .max(20)
  .refine((criteres) => new Set(criteres.map(({ code }) => code)).size === criteres.length);
