// This schema describes what a campaign or an agrément publishes of each document it expects (§4, §5).
import { z } from 'zod';
import { validiteMaxMois } from '../document/validite.rules.ts';
import { url } from '../identifiants/web.ts';
import { askSchema } from '../kernel/custom-fields.ts';

const code = z.string().regex(/^[\w.-]{1,40}$/);

export const documentAttenduSchema = z.strictObject({
  code,
  label: z.string().min(1).max(200),
  aide: z.string().max(500).optional(),
  /** The type of the association's documents that answers this one. */
  nature: code,
  obligatoire: z.boolean(),
  /**
   * The document can be sent for this many months after its deposit, the last day included; when absent, at any
   * age.
   */
  validite_mois: z.int().min(1).max(validiteMaxMois).optional(),
  /** The address from which the model of this document is downloaded. */
  modele: z
    .string()
    .max(500)
    .refine((one) => url.check(one) === null)
    .optional(),
  asks: z.array(askSchema).max(10).optional(),
});
