// One call reads a whole dossier of any kind; `genre` in the reply tells the kinds apart (§7 Shared; decisions, Paths
// and calls).
import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { readDossier } from '../subvention/dossier-subvention.endpoints.ts';
import { ajoutsSchema } from '../subvention/populate.schemas.ts';
import { projetSchema } from '../subvention/subvention.schemas.ts';
import { dossierAgrementSchema } from './dossier-agrement.schemas.ts';

const agrementEntierSchema = z.object({
  ...dossierAgrementSchema.shape,
  genre: z.literal('agrement'),
  ...ajoutsSchema.shape,
  /** Projects come when they are asked for; an agrément has none. */
  projets: z.array(projetSchema).optional(),
});

export const dossierEntierSchema = z.discriminatedUnion('genre', [readDossier.reply, agrementEntierSchema]);
export type DossierEntier = z.infer<typeof dossierEntierSchema>;

export const dossierEntierEndpoints = {
  readDossier: endpoint({
    ...readDossier,
    summary:
      'Un dossier entier, de subvention ou d’agrément selon son `genre` : tête, étapes, pièces, droits.',
    reply: dossierEntierSchema,
  }),
} as const;
