// Memberships of an association, asked for or active (decisions, Who belongs where).
import { z } from 'zod';
import { documentSchema } from '../document/document.schemas.ts';
import { rightsSchema, versionSchema } from '../kernel/common.schemas.ts';

/** One of the functions that are proposed: the server looks in the list of the day. */
export const fonctionSchema = z.string().min(1).max(40);
const identifiant = z.union([z.string().max(64), z.int()]).nullish();

/** One association asked for, by any of its identifiers. */
export const demandeAdhesionSchema = z.strictObject({
  id_association: identifiant,
  id_correspondance: identifiant,
  id_siren: identifiant,
  id_rna: identifiant,
  /** A secondary establishment; none, or the seat's, for the head office. */
  id_siret: identifiant,
  type: z.enum(['association', 'etablissement']).optional(),
  fonction: fonctionSchema.default('AUT'),
  /** « Je certifie sur l’honneur avoir le droit d’agir pour cette association. » */
  certificat: z.boolean().default(false),
  /** For who answers, when others manage it already. */
  message: z.string().max(1000).nullish(),
});
export type DemandeAdhesionBody = z.infer<typeof demandeAdhesionSchema>;

export const adhesionBodySchema = z.strictObject({
  associations: z.array(demandeAdhesionSchema).min(1).max(10),
});

export const adhesionSchema = z.object({
  /** Of the membership: what a proof is joined to. */
  id: z.uuid(),
  id_association: z.uuid(),
  id_correspondance: z.string(),
  nom: z.string(),
  id_siret: z.string().nullable(),
  fonction: z.string(),
  etat: z.enum(['demandee', 'active']),
  since: z.iso.datetime(),
  /** Until when the managers may answer alone; null when the membership is active. */
  reponse_avant: z.iso.datetime().nullable(),
  /** How many people will answer. */
  gestionnaires: z.int(),
  /** What earlier managers left is not shown yet. */
  passe_ferme: z.boolean(),
});
export type AdhesionView = z.infer<typeof adhesionSchema>;

export const adhesionsReplySchema = z.object({ associations: z.array(adhesionSchema) });

/** A manager said no where a proof is joined, or to who was put there on proof: the administration decides. */
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
  /** Only the dossiers they were given are open to them; `dossiers` says how many. */
  restreint: z.boolean(),
  dossiers: z.int(),
  derniere_visite: z.iso.datetime().nullable(),
  /** Deactivated or locked: this person cannot sign in, and counts for nobody. */
  compte_ferme: z.boolean(),
  /** Put there by the administration less than a year ago: to remove them is to ask the administration. */
  installe: z.boolean(),
  desaccord: desaccordSchema.nullable(),
  /** What the person added to their request. */
  message: z.string().nullable(),
  /** Proofs of the new board joined to the request. */
  preuves: z.array(documentSchema),
  version: versionSchema,
});
export type MembreView = z.infer<typeof membreSchema>;

export const membresReplySchema = z.object({ items: z.array(membreSchema), rights: rightsSchema });
