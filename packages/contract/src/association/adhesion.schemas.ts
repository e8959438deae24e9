// The shapes of the memberships of an association, requested or active.
import { z } from 'zod';
import { documentSchema } from '../document/document.schemas.ts';
import { rightsSchema, versionSchema } from '../kernel/common.schemas.ts';

/** The function of a person, a code of the list in force today; the server checks it. */
export const fonctionSchema = z.string().min(1).max(40);
const identifiant = z.union([z.string().max(64), z.int()]).nullish();

/** A request to join an association, named by any of its identifiers. */
export const demandeAdhesionSchema = z.strictObject({
  id_association: identifiant,
  id_correspondance: identifiant,
  id_siren: identifiant,
  id_rna: identifiant,
  /**
   * The SIRET of a secondary establishment. Without it, or with that of the seat, the request is for the head office.
   */
  id_siret: identifiant,
  type: z.enum(['association', 'etablissement']).optional(),
  fonction: fonctionSchema.default('AUT'),
  /** True certifies: « Je certifie sur l’honneur avoir le droit d’agir pour cette association. » */
  certificat: z.boolean().default(false),
  /** A message to the managers who answer, when the association already has some. */
  message: z.string().max(1000).nullish(),
});
export type DemandeAdhesionBody = z.infer<typeof demandeAdhesionSchema>;

export const adhesionBodySchema = z.strictObject({
  associations: z.array(demandeAdhesionSchema).min(1).max(10),
});

export const adhesionSchema = z.object({
  /** The id of the membership, to which a proof is attached. */
  id: z.uuid(),
  id_association: z.uuid(),
  id_correspondance: z.string(),
  nom: z.string(),
  id_siret: z.string().nullable(),
  fonction: z.string(),
  etat: z.enum(['demandee', 'active']),
  since: z.iso.datetime(),
  /** The instant until which the managers alone may answer; null when the membership is active. */
  reponse_avant: z.iso.datetime().nullable(),
  /** The number of people who can answer. */
  gestionnaires: z.int(),
  /** True while the person does not yet see what earlier managers left. */
  passe_ferme: z.boolean(),
});
export type AdhesionView = z.infer<typeof adhesionSchema>;

export const adhesionsReplySchema = z.object({ associations: z.array(adhesionSchema) });

/**
 * What a manager says against a request that has a proof, or against an access given on proof: the administration then
 * decides.
 */
export const desaccordSchema = z.object({ par: z.string(), le: z.iso.datetime(), motif: z.string() });

export const membreSchema = z.object({
  id: z.uuid(),
  nom: z.string(),
  prenom: z.string(),
  civilite: z.string().nullable(),
  email: z.string(),
  id_siret: z.string().nullable(),
  fonction: z.string(),
  etat: z.enum(['demandee', 'active', 'refusee', 'quittee']),
  since: z.iso.datetime(),
  reponse_avant: z.iso.datetime().nullable(),
  passe_ferme: z.boolean(),
  isMoi: z.boolean(),
  /** True when the member sees only the dossiers shared with them; `dossiers` tells how many. */
  restreint: z.boolean(),
  dossiers: z.int(),
  derniere_visite: z.iso.datetime().nullable(),
  /** True when the account is deactivated or locked: this person cannot sign in and does not count as a manager. */
  compte_ferme: z.boolean(),
  /**
   * True when the administration gave this access less than a year ago: removing it is then a request to the
   * administration.
   */
  installe: z.boolean(),
  desaccord: desaccordSchema.nullable(),
  /** The message that the person added to their request. */
  message: z.string().nullable(),
  /** The proofs of the new board, attached to the request. */
  preuves: z.array(documentSchema),
  version: versionSchema,
});
export type MembreView = z.infer<typeof membreSchema>;

export const membresReplySchema = z.object({ items: z.array(membreSchema), rights: rightsSchema });
