// People invited to act for an association (decisions, Who belongs where).
import { etatsInvitation } from '@asso/domain/association/invitation.rules';
import { z } from 'zod';
import { fonctionSchema } from './adhesion.schemas.ts';

const nomsEtats = Object.keys(etatsInvitation) as [
  keyof typeof etatsInvitation,
  ...(keyof typeof etatsInvitation)[],
];

/** Without establishment nor dossiers: the whole association. */
export const inviterBodySchema = z.strictObject({
  email: z.string().max(254),
  fonction: fonctionSchema,
  /** One secondary establishment only. */
  id_siret: z.string().max(20).nullish(),
  /** These dossiers only: their ids or numbers. */
  dossiers: z.array(z.string().max(64)).max(50).nullish(),
});
export type InviterBody = z.infer<typeof inviterBodySchema>;

export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  fonction: z.string(),
  id_siret: z.string().nullable(),
  /** How many dossiers, when it is only for some; null for all that the place opens. */
  dossiers: z.int().nullable(),
  etat: z.enum(nomsEtats),
  lib_etat: z.string(),
  invitee_le: z.iso.datetime(),
  envoyee_le: z.iso.datetime(),
  expire_le: z.iso.datetime(),
  /** Somebody leaves once it is accepted. */
  est_passation: z.boolean(),
  version: z.int(),
});
export type InvitationView = z.infer<typeof invitationSchema>;

/** What an invitation says to whom it was written to, before and after signing in. */
export const invitationRecueSchema = z.object({
  id: z.uuid(),
  association: z.object({ id: z.uuid(), nom: z.string(), commune: z.string().nullable() }),
  /** Who invites. */
  par: z.string(),
  fonction: z.string(),
  id_siret: z.string().nullable(),
  dossiers: z.int().nullable(),
  etat: z.enum(nomsEtats),
  expire_le: z.iso.datetime(),
  est_passation: z.boolean(),
  /** « jea***@exe***.fr »: enough to know which of one's addresses. */
  adresse: z.string(),
  /** The one who reads is signed in with this address. */
  est_la_mienne: z.boolean(),
});
export type InvitationRecue = z.infer<typeof invitationRecueSchema>;

/** « 27-000412, Formation des bénévoles ». */
export const dossierPartageableSchema = z.object({ id: z.uuid(), libelle: z.string() });
export type DossierPartageable = z.infer<typeof dossierPartageableSchema>;

/** The link's secret, or the id for who is signed in with the address. */
export const designationSchema = z.union([
  z.strictObject({ jeton: z.string().min(20).max(100) }),
  z.strictObject({ id: z.uuid() }),
]);
