// What goes in and out of signing in by a national provider of identity (ADR 0171).
import { inscriptionFields } from '@asso/domain/compte/inscription.fields';
import { z } from 'zod';
import { loginReplySchema } from './connexion.schemas.ts';

/** Names the try, from the return on; it serves only in the browser that began it. */
const essai = z.string().min(20).max(100);

export const allerBodySchema = z.strictObject({
  /** A page of the portal to open at the end; any other is forgotten. */
  redirect_url: z.string().max(500).optional(),
});
export const allerReplySchema = z.object({
  /** Where the browser goes: the provider's own page. */
  adresse: z.url(),
});

/** All that the provider put after the « ? » of the address of the return, as it is. */
export const retourBodySchema = z.strictObject({ reponse: z.string().max(4000) });

const connecte = loginReplySchema.extend({
  suite: z.literal('connecte'),
  /** Where the person wanted to go, below /client. */
  redirect: z.string(),
});
export const connecteReplySchema = connecte;

/** `code`: an account protected by one. `premiere`: no account is tied to this identity yet. */
export const retourReplySchema = z.discriminatedUnion('suite', [
  connecte,
  z.object({ suite: z.literal('code'), essai }),
  z.object({
    suite: z.literal('premiere'),
    essai,
    courriel: z.string(),
    /** The provider vouches for the address, and it has an account: it is to be proved, not made. */
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

export const lierBodySchema = z.strictObject({
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
