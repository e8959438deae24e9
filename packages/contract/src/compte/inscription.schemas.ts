// The bodies and replies of the sign-up calls (§7 Auth).
import { inscriptionFields } from '@asso/domain/compte/inscription.fields';
import { defaultOrigine } from '@asso/domain/compte/inscription.rules';
import { z } from 'zod';

const texte = (max: number) => z.string().max(max).nullish();
/** The application that sends people here; « lca » by default. */
const origine = z
  .string()
  .regex(/^[a-z][a-z-]{0,19}$/)
  .optional();
/** The page of the portal to open once the account is active; an address outside the portal is ignored. */
const redirectUrl = z.string().max(500).optional();

export const inscriptionQuerySchema = z.object({
  origin: origine.default(defaultOrigine),
  sendValidation: z.enum(['true', 'false']).default('true'),
});

/** The fields may be missing here: the rules of the form check them, so that each missing value has its sentence. */
export const inscriptionBodySchema = z.strictObject({
  /** The `_id` that older clients send, which is ignored. */
  _id: z
    .unknown()
    .meta({ deprecated: true, type: ['string', 'null'] })
    .optional(),
  civilite: texte(10).meta({ enum: [...inscriptionFields.civilite.options.map(({ value }) => value), null] }),
  prenom: texte(2 * inscriptionFields.prenom.max),
  nom: texte(2 * inscriptionFields.nom.max),
  email: texte(2 * inscriptionFields.email.max),
  password: z.string().max(200).default(''),
  confirm: z.string().max(200).default(''),
  origin: origine,
  redirect_url: redirectUrl,
});

export const adresseBodySchema = z.strictObject({
  email: z.string().max(2 * inscriptionFields.email.max),
  origin: origine,
  redirect_url: redirectUrl,
});

/** What is answered before the e-mail is written, whether or not the address has somebody to write to. */
export const envoiReplySchema = z.object({ demande: z.literal(true), at: z.iso.datetime() });

export const lienBodySchema = z.strictObject({ token: z.string().max(200) });

/** The address to which the link was sent; told only to who has the link, so to who reads that mailbox. */
export const lienActivationSchema = z.object({ courriel: z.string() });

export const validationReplySchema = z.object({
  valide: z.literal(true),
  /** The page that the person wanted to open before signing up, below /client. */
  redirect: z.string(),
});
