// The figures of a service, of a territory or of the country.
import { z } from 'zod';
import { etatInstructionSchema } from '../dossier/dossier.schemas.ts';
import { engagesSchema } from '../instruction/bureau.schemas.ts';

const montants = { n: z.int(), accordes: z.int(), demande: z.number(), accorde: z.number() };
const choix = z.object({ value: z.string(), label: z.string() });

export const statistiquesSchema = z.object({
  /** All the possible filters, whatever is selected now. */
  choix: z.object({
    services: z.array(choix),
    subventions: z.array(choix),
    exercices: z.array(z.int()),
  }),
  /**
   * Counts every transmitted dossier, whatever its outcome, except deleted ones; `enSaisie` counts those still being
   * typed.
   */
  ensemble: z.object({ ...montants, enSaisie: z.int() }),
  etats: z.array(z.object({ etat: etatInstructionSchema, ...montants })),
  /** `engages` is the part of `accorde` that is granted for the years after that of the campaign. */
  campagnes: z.array(
    z.object({
      subvention: z.uuid(),
      titre: z.string(),
      exercice: z.int(),
      ...montants,
      engages: engagesSchema,
    }),
  ),
  exercices: z.array(z.object({ exercice: z.int(), ...montants })),
  /** The month is « 2027-03 »; each tells what arrived and what was decided in it. */
  mois: z.array(
    z.object({
      mois: z.string(),
      transmis: z.int(),
      demande: z.number(),
      decides: z.int(),
      accorde: z.number(),
    }),
  ),
  /** An empty code groups the associations whose département is unknown. */
  departements: z.array(z.object({ code: z.string(), ...montants })),
  delais: z.object({
    decides: z.int(),
    mediane: z.int().nullable(),
    neuviemeDecile: z.int().nullable(),
    tranches: z.array(z.object({ label: z.string(), n: z.int() })),
  }),
});

export type Statistiques = z.infer<typeof statistiquesSchema>;
