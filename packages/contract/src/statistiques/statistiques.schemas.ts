// What the figures of a service, of a territory or of the country hold (screens, Statistiques).
import { z } from 'zod';
import { etatInstructionSchema } from '../dossier/dossier.schemas.ts';

const montants = { n: z.int(), accordes: z.int(), demande: z.number(), accorde: z.number() };
const choix = z.object({ value: z.string(), label: z.string() });

export const statistiquesSchema = z.object({
  /** What may be chosen among, whatever is chosen now. */
  choix: z.object({
    services: z.array(choix),
    subventions: z.array(choix),
    exercices: z.array(z.int()),
  }),
  /** Transmitted, whatever became of them; removed ones and those still being typed are left out. */
  ensemble: z.object({ ...montants, enSaisie: z.int() }),
  etats: z.array(z.object({ etat: etatInstructionSchema, ...montants })),
  campagnes: z.array(z.object({ subvention: z.uuid(), titre: z.string(), exercice: z.int(), ...montants })),
  exercices: z.array(z.object({ exercice: z.int(), ...montants })),
  /** « 2027-03 »; what arrived that month, and what was decided. */
  mois: z.array(
    z.object({
      mois: z.string(),
      transmis: z.int(),
      demande: z.number(),
      decides: z.int(),
      accorde: z.number(),
    }),
  ),
  /** An empty code is an association whose département is not known. */
  departements: z.array(z.object({ code: z.string(), ...montants })),
  delais: z.object({
    decides: z.int(),
    mediane: z.int().nullable(),
    neuviemeDecile: z.int().nullable(),
    tranches: z.array(z.object({ label: z.string(), n: z.int() })),
  }),
});

export type Statistiques = z.infer<typeof statistiquesSchema>;
