// The delays of a service over two years.
import { z } from 'zod';

const mesure = z.object({
  n: z.int(),
  mediane: z.int().nullable(),
  neuviemeDecile: z.int().nullable(),
  /** A percentage; null when too few were decided or paid. */
  aTemps: z.int().nullable(),
  lePlusLong: z.int().nullable(),
});

const annee = z.object({
  annee: z.int(),
  recus: z.int(),
  /** How many of the dossiers received were sent back at least once. */
  renvoyes: z.int(),
  decider: mesure,
  payer: mesure,
  argent: mesure,
  mois: z.array(z.object({ mois: z.int(), decider: mesure, payer: mesure })),
});

export const rythmeSchema = z.object({
  /** The year asked for, then the year before. */
  annees: z.array(annee),
  /** The numbers of days in which most dossiers of the year were promised an answer, then a payment. */
  promesses: z.object({ decider: z.int().nullable(), payer: z.int().nullable() }),
  /** The number of dossiers that wait today for longer than promised. */
  aRattraper: z.object({ decider: z.int(), payer: z.int() }),
});
export type Rythme = z.infer<typeof rythmeSchema>;
