// A decision of a service says what it grants or why not, and which letters leave with it (§4 Dossier instruction
// states).
import { texteLettreSchema } from '@asso/domain/dossier/texte-lettre.schema';
import { z } from 'zod';
import { pointRenvoiSchema } from './renvoi.endpoints.ts';

/** The text of a letter is as long as that of a template may be; it is given as lines or as `corps`. */
export const retouchesSchema = z
  .array(
    z.strictObject({
      version: z.uuid(),
      texte: z.string().max(20_000).optional(),
      corps: texteLettreSchema.optional(),
    }),
  )
  .max(2);

export const decisionSchema = z.strictObject({
  motif: z.string().max(4000).optional(),
  /** The points to correct, listed before the message when a dossier is sent back. */
  points: z.array(pointRenvoiSchema).max(60).optional(),
  /** A grant may be decided while the association still owes something: this withdraws what was asked. */
  retire_complements: z.boolean().optional(),
  /** A grant larger than the request is refused until this flag confirms it. */
  plus_que_demande: z.boolean().optional(),
  /** Explains a grant larger than what is left of the service's envelope; the association never reads it. */
  motif_enveloppe: z.string().max(1000).optional(),
  /** When granting, this gives one amount, in euros, for each project and year asked of the service. */
  montants: z
    .array(z.strictObject({ id_projet: z.uuid(), annee: z.int(), montant_accorde: z.number() }))
    .max(200)
    .optional(),
  /** When an agrément is granted, this holds what its arrêté says and the document of the arrêté. */
  agrement: z
    .strictObject({
      numero: z.string().max(60),
      date_attribution: z.string().max(10),
      date_validite: z.string().max(10).nullable(),
      arrete: z.uuid(),
    })
    .optional(),
  /** The published versions of templates from which the letters that leave with the decision are made. */
  courriers: z.array(z.uuid()).max(2).optional(),
  /** The text of a letter may be changed for this dossier alone; it is written as that of its template is. */
  retouches: retouchesSchema.optional(),
});
