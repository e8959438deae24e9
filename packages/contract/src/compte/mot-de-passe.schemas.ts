// The bodies and replies of the password calls (§7 Auth).
import { z } from 'zod';

const motDePasse = z.string().max(200).default('');

export const nouveauBodySchema = z.strictObject({ password: motDePasse, confirm: motDePasse });

export const changementBodySchema = z.strictObject({
  old_password: motDePasse,
  new_password: motDePasse,
  new_confirm: motDePasse,
});

export const nouveauReplySchema = z.object({ modifie: z.literal(true) });

/** The address of the account that a link opens, masked: « jea***@exe***.fr ». */
export const lienVerifieSchema = z.object({ courriel: z.string() });
