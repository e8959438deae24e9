// The signed-in person as the API says it (§3 User).
import { z } from 'zod';

const identifiant = z.string().nullable();

/** One association the person belongs to, or has asked to join. */
export const userAssociationSchema = z.object({
  id_association: z.uuid(),
  id_correspondance: identifiant,
  id_rna: identifiant,
  id_siren: identifiant,
  /** The establishment of a secondary member; the seat's for the others. */
  id_siret: identifiant,
  nom: z.string(),
  /** `association`: the head office and all below it. `etablissement`: one secondary establishment only. */
  type: z.enum(['association', 'etablissement']),
  /** Only the dossiers they were given are open to them: nothing else of the association. */
  restreint: z.boolean(),
  fonction: z.string(),
  /** `demandee`: nothing private is open yet. */
  etat: z.enum(['demandee', 'active']),
  since: z.iso.datetime(),
  /** This person's e-mail is that of a legal representative who validates the CEC. */
  isValideurCEC: z.boolean(),
  representantsLegaux: z.array(
    z.object({ id: z.string(), nom: z.string(), prenom: z.string(), valideur_cec: z.boolean() }),
  ),
  /** Not read yet, and about this association. */
  notifications: z.int(),
  /** Waiting for this person's decision. */
  declarations: z.int(),
  /** Pass'Sport opens to it: it may enrol, or follows those it enrolled. */
  isPassSportEligible: z.boolean(),
});
export type UserAssociation = z.infer<typeof userAssociationSchema>;

export const userServiceSchema = z.object({
  id_service: z.uuid(),
  nom: z.string(),
  code: z.string(),
  /** What the person is in it: `membre`, `responsable`, or `compte` for the service's own account. */
  role: z.string(),
  profil: z.object({ type: z.string() }),
  niveau_territorial: z.string().nullable(),
  code_territoire: z.string().nullable(),
});
export type UserService = z.infer<typeof userServiceSchema>;

export const userSchema = z.object({
  _id: z.uuid(),
  /** The same as `_id`: the account and the person are one object here. */
  authId: z.uuid(),
  lcaId: z.uuid(),
  email: z.string(),
  civilite: z.string().nullable(),
  nom: z.string(),
  prenom: z.string(),
  /** The hat worn; `?role=` of a call chooses another among `roles`. */
  role: z.string(),
  roles: z.array(z.string()),
  enabled: z.boolean(),
  mustChangePassword: z.boolean(),
  /** A role of theirs exacts a second factor, and there is none: every other call is refused. */
  mustAddSecondFactor: z.boolean(),
  /** Of an rds.admin: « Administrateur local » when set, « national » when null. */
  territoire: z.string().nullable(),
  /** Active memberships and those that wait for an answer, the active first. */
  associations: z.array(userAssociationSchema),
  services: z.array(userServiceSchema),
  /** The first of `services`, as the funding services' side names it. */
  rds: userServiceSchema.nullable(),
  /** When this session ends for good if nothing refreshes it. */
  session: z.object({ id: z.uuid(), fin: z.iso.datetime() }).nullable(),
  /** Locks what this person's browser keeps of unsaved answers (AES-256, base64url); null for anybody else's account. */
  cle_brouillons: z.string().nullable(),
  /** Notifications not read yet. */
  notifications: z.int(),
  version: z.int().min(1),
});
export type User = z.infer<typeof userSchema>;
