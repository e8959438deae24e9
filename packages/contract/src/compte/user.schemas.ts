// The shape of the signed-in person (§3 User).
import { z } from 'zod';

const identifiant = z.string().nullable();

/** An association that the person belongs to or has asked to join. */
export const userAssociationSchema = z.object({
  id_association: z.uuid(),
  id_correspondance: identifiant,
  id_rna: identifiant,
  id_siren: identifiant,
  /** The SIRET of the member's secondary establishment or, for the other members, of the seat. */
  id_siret: identifiant,
  /** The number that stands for the SIRET where the seat is, in New Caledonia or French Polynesia; null elsewhere. */
  numero_local: z.enum(['ridet', 'tahiti']).nullable(),
  nom: z.string(),
  /**
   * `association` covers the head office and all its establishments; `etablissement` covers one secondary
   * establishment.
   */
  type: z.enum(['association', 'etablissement']),
  /** True when the person sees only the dossiers shared with them and nothing else of the association. */
  restreint: z.boolean(),
  fonction: z.string(),
  /** `demandee` while the managers have not answered: nothing private is open yet. */
  etat: z.enum(['demandee', 'active']),
  since: z.iso.datetime(),
  /** True when the person's e-mail is that of a legal representative who validates the CEC. */
  isValideurCEC: z.boolean(),
  representantsLegaux: z.array(
    z.object({ id: z.string(), nom: z.string(), prenom: z.string(), valideur_cec: z.boolean() }),
  ),
  /** The number of unread notifications about this association. */
  notifications: z.int(),
  /** The number of declarations that wait for this person's decision. */
  declarations: z.int(),
  /** True when the association may enrol people in Pass'Sport, or follows those it enrolled. */
  isPassSportEligible: z.boolean(),
});
export type UserAssociation = z.infer<typeof userAssociationSchema>;

export const userServiceSchema = z.object({
  id_service: z.uuid(),
  nom: z.string(),
  code: z.string(),
  /** The person's role in the service: `membre`, `responsable`, or `compte` for the service's own account. */
  role: z.string(),
  profil: z.object({ type: z.string() }),
  niveau_territorial: z.string().nullable(),
  code_territoire: z.string().nullable(),
});
export type UserService = z.infer<typeof userServiceSchema>;

export const userSchema = z.object({
  _id: z.uuid(),
  /** Equals `_id`, because the account and the person are one object here. */
  authId: z.uuid(),
  lcaId: z.uuid(),
  email: z.string(),
  civilite: z.string().nullable(),
  nom: z.string(),
  prenom: z.string(),
  /** The current role; `?role=` in a call chooses another one among `roles`. */
  role: z.string(),
  roles: z.array(z.string()),
  enabled: z.boolean(),
  mustChangePassword: z.boolean(),
  /**
   * True when a role of the person requires a second factor that they do not have: nearly every call is refused until
   * then.
   */
  mustAddSecondFactor: z.boolean(),
  /** For an rds.admin, the territory of a local administrator; null for a national one. */
  territoire: z.string().nullable(),
  /** The active memberships, then those that wait for an answer. */
  associations: z.array(userAssociationSchema),
  services: z.array(userServiceSchema),
  /** The first of `services` again, under the name that the funding services' side uses. */
  rds: userServiceSchema.nullable(),
  /** The session of this call, with the instant at which it ends unless it is refreshed. */
  session: z.object({ id: z.uuid(), fin: z.iso.datetime() }).nullable(),
  /**
   * The key (AES-256, base64url) that encrypts the unsaved answers kept by the person's browser; null for anybody
   * else's account.
   */
  cle_brouillons: z.string().nullable(),
  /** Keys that only open what was kept with them; given while the secret of the portal is being changed. */
  autres_cles_brouillons: z.array(z.string()).optional(),
  /** The number of unread notifications. */
  notifications: z.int(),
  version: z.int().min(1),
});
export type User = z.infer<typeof userSchema>;
