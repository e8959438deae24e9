// The shape of the file that says what the portal is made of, and under which licences: the build of the pages writes
// it beside them, and the server reads it.
import { z } from 'zod';

export const licencesFile = 'licences.json';

const bibliothequeSchema = z.object({
  nom: z.string(),
  version: z.string(),
  /** An SPDX expression, as the library declares it. */
  licence: z.string(),
  /** The name of one of `notices`; null when the library brings no text. */
  notice: z.string().nullable(),
});

export const licencesSchema = z.object({
  bibliotheques: z.array(bibliothequeSchema),
  /** The texts by name; several libraries may carry the same one, word for word. */
  notices: z.record(z.string(), z.string()),
});
export type Licences = z.infer<typeof licencesSchema>;
export type Bibliotheque = z.infer<typeof bibliothequeSchema>;
