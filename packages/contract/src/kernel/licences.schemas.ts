// The build of the pages writes this file beside them, and the server reads it: what the portal is made of, and under
// which licences.
import { z } from 'zod';

export const licencesFile = 'licences.json';

const bibliothequeSchema = z.object({
  nom: z.string(),
  version: z.string(),
  /** This is an SPDX expression, as the library declares it. */
  licence: z.string(),
  /** This names one of `notices`; it is null when the library brings no text. */
  notice: z.string().nullable(),
});

export const licencesSchema = z.object({
  bibliotheques: z.array(bibliothequeSchema),
  /** Several libraries may carry the same text, word for word. */
  notices: z.record(z.string(), z.string()),
});
export type Licences = z.infer<typeof licencesSchema>;
export type Bibliotheque = z.infer<typeof bibliothequeSchema>;
