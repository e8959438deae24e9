// The shapes of invitations to act for an association.
import { etatsInvitation } from '@asso/domain/association/invitation.rules';
import { z } from 'zod';
import { fonctionSchema } from './adhesion.schemas.ts';

const nomsEtats = Object.keys(etatsInvitation) as [
  keyof typeof etatsInvitation,
  ...(keyof typeof etatsInvitation)[],
];

/** The body of an invitation; one that names neither an establishment nor dossiers is for the whole association. */
export const inviterBodySchema = z.strictObject({
  email: z.string().max(254),
  fonction: fonctionSchema,
  /** Limits the invitation to one secondary establishment, by its SIRET. */
  id_siret: z.string().max(20).nullish(),
  /** Limits the invitation to some dossiers, named by id or by number. */
  dossiers: z.array(z.string().max(64)).max(50).nullish(),
});
export type InviterBody = z.infer<typeof inviterBodySchema>;

export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  fonction: z.string(),
  id_siret: z.string().nullable(),
  /**
   * The number of dossiers to which the invitation is limited; null when it opens the whole association or
   * establishment.
   */
  dossiers: z.int().nullable(),
  etat: z.enum(nomsEtats),
  lib_etat: z.string(),
  invitee_le: z.iso.datetime(),
  envoyee_le: z.iso.datetime(),
  expire_le: z.iso.datetime(),
  /** True when the person who invites will leave once the invitation is accepted. */
  est_passation: z.boolean(),
  version: z.int(),
});
export type InvitationView = z.infer<typeof invitationSchema>;

/** An invitation as the invited person reads it, before and after signing in. */
export const invitationRecueSchema = z.object({
  id: z.uuid(),
  association: z.object({ id: z.uuid(), nom: z.string(), commune: z.string().nullable() }),
  /** The name of the person who invites. */
  par: z.string(),
  fonction: z.string(),
  id_siret: z.string().nullable(),
  dossiers: z.int().nullable(),
  etat: z.enum(nomsEtats),
  expire_le: z.iso.datetime(),
  est_passation: z.boolean(),
  /**
   * The invited address, masked (« jea***@exe***.fr ») but enough for the person to recognise which of theirs it is.
   */
  adresse: z.string(),
  /** True when the reader is signed in with this address. */
  est_la_mienne: z.boolean(),
});
export type InvitationRecue = z.infer<typeof invitationRecueSchema>;

/** A dossier that may be given; the label is such as « 27-000412, Formation des bénévoles ». */
export const dossierPartageableSchema = z.object({ id: z.uuid(), libelle: z.string() });
export type DossierPartageable = z.infer<typeof dossierPartageableSchema>;

/** Names an invitation by the link's secret, or by its id when the person is signed in with the invited address. */
export const designationSchema = z.union([
  z.strictObject({ jeton: z.string().min(20).max(100) }),
  z.strictObject({ id: z.uuid() }),
]);
