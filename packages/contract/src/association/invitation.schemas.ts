// These are the shapes of invitations to act for an association (decisions, Who belongs where).
import { etatsInvitation } from '@asso/domain/association/invitation.rules';
import { z } from 'zod';
import { fonctionSchema } from './adhesion.schemas.ts';

const nomsEtats = Object.keys(etatsInvitation) as [
  keyof typeof etatsInvitation,
  ...(keyof typeof etatsInvitation)[],
];

/** An invitation that names neither an establishment nor dossiers is for the whole association. */
export const inviterBodySchema = z.strictObject({
  email: z.string().max(254),
  fonction: fonctionSchema,
  /** This limits the invitation to one secondary establishment. */
  id_siret: z.string().max(20).nullish(),
  /** These limit the invitation to some dossiers, named by id or by number. */
  dossiers: z.array(z.string().max(64)).max(50).nullish(),
});
export type InviterBody = z.infer<typeof inviterBodySchema>;

export const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  fonction: z.string(),
  id_siret: z.string().nullable(),
  /** An invitation limited to some dossiers tells how many; null when it opens everything of its place. */
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

/** The invited person reads this before and after signing in. */
export const invitationRecueSchema = z.object({
  id: z.uuid(),
  association: z.object({ id: z.uuid(), nom: z.string(), commune: z.string().nullable() }),
  /** This is the name of the person who invites. */
  par: z.string(),
  fonction: z.string(),
  id_siret: z.string().nullable(),
  dossiers: z.int().nullable(),
  etat: z.enum(nomsEtats),
  expire_le: z.iso.datetime(),
  est_passation: z.boolean(),
  /** The address is masked (« jea***@exe***.fr »), yet tells the person which of their addresses was used. */
  adresse: z.string(),
  /** True when the reader is signed in with this address. */
  est_la_mienne: z.boolean(),
});
export type InvitationRecue = z.infer<typeof invitationRecueSchema>;

/** For example « 27-000412, Formation des bénévoles ». */
export const dossierPartageableSchema = z.object({ id: z.uuid(), libelle: z.string() });
export type DossierPartageable = z.infer<typeof dossierPartageableSchema>;

/** An invitation is named by the link's secret, or by its id when the person is signed in with the invited address. */
export const designationSchema = z.union([
  z.strictObject({ jeton: z.string().min(20).max(100) }),
  z.strictObject({ id: z.uuid() }),
]);
