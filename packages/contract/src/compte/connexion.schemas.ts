// The bodies and replies of the session calls (§4 Session, §7 Auth).
import { z } from 'zod';
import { userSchema } from './user.schemas.ts';

export const loginBodySchema = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(200),
  /**
   * The six digits of the authenticator application, or a recovery code; sent after the answer « compte.code-requis ».
   */
  code: z.string().max(40).optional(),
  /** True makes this browser trusted: it needs no code for 30 days. */
  confiance: z.boolean().optional(),
});

/** The tokens of a session: the access token lives 15 minutes at most, and each refresh token works once. */
export const tokensSchema = z.object({ token: z.string(), refreshToken: z.string() });

export const loginReplySchema = tokensSchema.extend({ user: userSchema });

/** The refresh token; without it the cookie is read, which works only from a page of the portal. */
export const refreshBodySchema = z
  .strictObject({ refreshToken: z.string().max(200).optional() })
  .nullish()
  .transform((body) => body ?? {});

export const logoutReplySchema = z.object({
  deconnecte: z.literal(true),
  /** Where the browser goes to sign out of the identity provider that opened the session; null when there is none. */
  adresse: z.url().nullable(),
});
