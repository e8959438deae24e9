// The receipt of a transmission says when, by whom and to whom a dossier was sent.
import { z } from 'zod';
import { preuveSchema } from './signature.schemas.ts';

export const recepisseSchema = z.object({
  id_fo: z.string(),
  transmis_le: z.iso.datetime(),
  services: z.array(z.string()),
  /** Each service is given with the contacts it published. */
  contacts: z.array(
    z.object({
      nom: z.string(),
      adresse: z.string().nullable(),
      telephone: z.string().nullable(),
      courriel: z.string().nullable(),
    }),
  ),
  transmis_par: z.string(),
  /** The proof of who signed; null when it was transmitted without one. */
  preuve: preuveSchema.nullable(),
  /** True when it is known to have left without a signature. */
  isNonSigne: z.boolean(),
  /** The present address of the person who transmitted the dossier; null for any other reader. */
  courriel: z.string().nullable(),
  delai_habituel_jours: z.int(),
  /** The day from which the request, without an answer, counts as refused, YYYY-MM-DD. */
  refus_implicite_le: z.string(),
  /** The instant at which the dossier was begun. */
  commence_le: z.iso.datetime(),
  /**
   * The number of documents joined to the dossier that were on the portal before it was begun, and so were not asked
   * for again.
   */
  papiers_deja_la: z.int(),
  /** True when the dossier had been sent before, then sent back. */
  isCorrige: z.boolean(),
  /** True when the e-mail of the receipt could not be delivered. */
  isCourrielPerdu: z.boolean(),
});
