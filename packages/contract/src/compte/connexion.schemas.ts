// What goes in and out of the session calls (§4 Session, §7 Auth).
import { z } from 'zod';
import { userSchema } from './user.schemas.ts';

export const loginBodySchema = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(200),
  /** Six digits of the application, or a recovery code: once « compte.code-requis » was answered. */
  code: z.string().max(40).optional(),
  /** This browser will need no code for 30 days. */
  confiance: z.boolean().optional(),
});

/** The access token lives 15 minutes at most; each refresh token serves once. */
export const tokensSchema = z.object({ token: z.string(), refreshToken: z.string() });

export const loginReplySchema = tokensSchema.extend({ user: userSchema });

/** Without `refreshToken` the cookie is read, from a page of the portal only. */
export const refreshBodySchema = z
  .strictObject({ refreshToken: z.string().max(200).optional() })
  .nullish()
  .transform((body) => body ?? {});

export const logoutReplySchema = z.object({
  deconnecte: z.literal(true),
  /** Where the browser goes to be signed out of the national provider that opened the session; null: nowhere. */
  adresse: z.url().nullable(),
});
