// What goes in and out of the calls of passwords (§7 Auth).
import { z } from 'zod';

const motDePasse = z.string().max(200).default('');

export const nouveauBodySchema = z.strictObject({ password: motDePasse, confirm: motDePasse });

export const changementBodySchema = z.strictObject({
  old_password: motDePasse,
  new_password: motDePasse,
  new_confirm: motDePasse,
});

export const nouveauReplySchema = z.object({ modifie: z.literal(true) });

/** « jea***@exe***.fr »: whose password it opens. */
export const lienVerifieSchema = z.object({ courriel: z.string() });
