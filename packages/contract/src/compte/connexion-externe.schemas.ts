// The shapes of signing in through a national identity provider (ADR 0171).
import { inscriptionFields } from '@asso/domain/compte/inscription.fields';
import { z } from 'zod';
import { loginReplySchema } from './connexion.schemas.ts';

/** Names the sign-in from the provider's return to its end; works only in the browser that began it. */
const essai = z.string().min(20).max(100);

export const goBodySchema = z.strictObject({
  /** The page of the portal to open at the end; an address outside the portal is ignored. */
  redirect_url: z.string().max(500).optional(),
});
export const goReplySchema = z.object({
  /** The page of the provider to which the browser goes. */
  adresse: z.url(),
});

/** The whole query string that the provider added to the return address, unchanged. */
export const retourBodySchema = z.strictObject({ reponse: z.string().max(4000) });

const connecte = loginReplySchema.extend({
  suite: z.literal('connecte'),
  /** The page that the person wanted to open, below /client. */
  redirect: z.string(),
});
export const connecteReplySchema = connecte;

/** `code` means that the account asks for a code; `premiere` means that no account is linked to this identity yet. */
export const retourReplySchema = z.discriminatedUnion('suite', [
  connecte,
  z.object({ suite: z.literal('code'), essai }),
  z.object({
    suite: z.literal('premiere'),
    essai,
    courriel: z.string(),
    /**
     * True when the provider guarantees the e-mail address and an account has it: the person then proves that account
     * instead of creating one.
     */
    compteConnu: z.boolean(),
    civilite: z.enum(['M', 'MME']).nullable(),
    prenom: z.string(),
    nom: z.string(),
  }),
]);
export type Premiere = Extract<z.output<typeof retourReplySchema>, { suite: 'premiere' }>;

const code = z.string().max(40);
const confiance = z.boolean().optional();

export const codeBodySchema = z.strictObject({ essai, code, confiance });

export const linkBodySchema = z.strictObject({
  essai,
  email: z.string().max(254),
  password: z.string().max(200),
  code: code.optional(),
  confiance,
});

export const essaiBodySchema = z.strictObject({ essai });

export const lienIdentiteBodySchema = z.strictObject({
  token: z.string().max(200),
  code: code.optional(),
  confiance,
});

const texte = (max: number) => z.string().max(max).nullish();
export const creerBodySchema = z.strictObject({
  essai,
  civilite: texte(10),
  prenom: texte(2 * inscriptionFields.prenom.max),
  nom: texte(2 * inscriptionFields.nom.max),
});
