// What goes in and out of the calls of sign-up (§7 Auth).
import { inscriptionFields } from '@asso/domain/compte/inscription.fields';
import { origineParDefaut } from '@asso/domain/compte/inscription.rules';
import { z } from 'zod';

const texte = (max: number) => z.string().max(max).nullish();
/** The application that sends people here: « lca » when it does not say. */
const origine = z
  .string()
  .regex(/^[a-z][a-z-]{0,19}$/)
  .optional();
/** A page of the portal to go to once the account is active; any other is forgotten. */
const redirectUrl = z.string().max(500).optional();

export const inscriptionQuerySchema = z.object({
  origin: origine.default(origineParDefaut),
  sendValidation: z.enum(['true', 'false']).default('true'),
});

/** Its rows are read by the rules of the form, which say what is missing in words. */
export const inscriptionBodySchema = z.strictObject({
  /** Sent by older clients; it is no identifier of ours. */
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

/** The e-mail leaves soon after, if there is somebody to write to. */
export const envoiReplySchema = z.object({ demande: z.literal(true), at: z.iso.datetime() });

export const lienBodySchema = z.strictObject({ token: z.string().max(200) });

/** The mailbox it was sent to: only who reads it holds the link. */
export const lienActivationSchema = z.object({ courriel: z.string() });

export const validationReplySchema = z.object({
  valide: z.literal(true),
  /** Where the person wanted to go before signing up, below /client. */
  redirect: z.string(),
});
