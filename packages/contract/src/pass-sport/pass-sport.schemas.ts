// Shapes of exercises, structures, dossiers and inscriptions of Pass'Sport (§3 Pass'Sport).
import { ordrePaiement } from '@asso/domain/paiement/demande-paiement.states';
import { panneaux } from '@asso/domain/pass-sport/dossier-psp.rules';
import { etatsAttestation } from '@asso/domain/pass-sport/structure.rules';
import { z } from 'zod';
import { problemSchema, versionSchema } from '../kernel/common.schemas.ts';

export const exercicePspSchema = z.object({
  id: z.string(),
  /** The same two digits, as codes begin. */
  id_exercice: z.string(),
  libelle: z.string(),
  /** « 2026-2027 ». */
  saison: z.string(),
  active: z.boolean(),
  /** Days of Europe/Paris, both included. */
  date_debut: z.string(),
  date_fin: z.string(),
  /** Euros for one inscription. */
  montant: z.number(),
  etat: z.enum(['a-venir', 'ouvert', 'clos']),
  /** The one an address without exercise is about. */
  courant: z.boolean(),
  jours_restants: z.int(),
  /** Why nobody is enrolled in it now; null while it is open. */
  fermeture: problemSchema.nullable(),
  version: versionSchema,
});
export type ExercicePspView = z.infer<typeof exercicePspSchema>;

const federationPspSchema = z.object({ siren: z.string(), nom: z.string() });

const federationJustifieeSchema = federationPspSchema.extend({
  etat: z.enum(etatsAttestation),
  /** Its last certificate: the exercise it is of, and the file for who may read it. */
  attestation: z
    .object({ saison: z.string(), uuid: z.string(), nom: z.string(), depose_le: z.string() })
    .nullable(),
  problem: problemSchema.nullable(),
});
export type FederationJustifiee = z.infer<typeof federationJustifieeSchema>;

const ribPspSchema = z.object({
  id: z.string(),
  titulaire: z.string().nullable(),
  /** The middle hidden. */
  iban: z.string().nullable(),
  problem: problemSchema.nullable(),
});
export type RibPsp = z.infer<typeof ribPspSchema>;

const personneSchema = z.object({ id: z.string(), nom: z.string() });

/** What an establishment has and lacks for an exercise, whether a dossier was begun or not. */
export const structurePspSchema = z.object({
  association: z.object({ id: z.string(), nom: z.string(), id_siren: z.string().nullable() }),
  id_siret: z.string(),
  nom: z.string(),
  exercice: exercicePspSchema,
  eligible: z.boolean(),
  /** Why it is not. */
  problem: problemSchema.nullable(),
  /** What it has and does not count, with what to do. */
  remarques: z.array(problemSchema),
  federations: z.array(federationJustifieeSchema),
  agrements: z.array(z.object({ type: z.string(), label: z.string() })),
  /** The decree of an approval, where one is what makes it eligible. */
  arrete: z.object({ depose: z.boolean(), problem: problemSchema.nullable() }).nullable(),
  /** Of this establishment, for who may choose one. */
  ribs: z.array(ribPspSchema),
  /** With whom its dossier may be shared. */
  collegues: z.array(personneSchema),
  rights: z.object({ create: z.boolean(), list: z.boolean() }),
});
export type StructurePsp = z.infer<typeof structurePspSchema>;

export const etatInscriptionSchema = z.enum(ordrePaiement);

export const inscriptionPspSchema = z.object({
  id: z.string(),
  exercice_id: z.string(),
  dossier_id: z.string(),
  id_etat: etatInscriptionSchema,
  lib_etat: z.string(),
  /** Null: on the approval of the association. */
  federation: federationPspSchema.nullable(),
  beneficiaire: z.object({
    id_psp: z.string(),
    prenom: z.string(),
    nom: z.string(),
    adresse: z.object({ commune: z.string(), code_postal: z.string() }),
  }),
  /** Euros. */
  montant: z.number(),
  motif: z.string().nullable(),
  reference: z.string().nullable(),
  paye_le: z.string().nullable(),
  cree_le: z.string(),
  modifiable: z.boolean(),
  version: versionSchema,
});
export type InscriptionPsp = z.infer<typeof inscriptionPspSchema>;

const totauxPspSchema = z.object({
  nombre: z.int(),
  /** Euros asked or paid, then paid. */
  demande: z.number(),
  verse: z.number(),
});

export const dossierPspSchema = z.object({
  id: z.string(),
  structure: z.object({ id_siret: z.string(), nom: z.string(), id_rib: z.string().nullable() }),
  shared_with: z.array(z.string()),
  partages: z.array(personneSchema),
  created_by: personneSchema,
  exercice: exercicePspSchema,
  /** The latest of them; the list call has the others. */
  inscriptions: z.array(inscriptionPspSchema),
  totaux: totauxPspSchema,
  rib: ribPspSchema.nullable(),
  showPanel: z.enum(panneaux),
  hasWright: z.boolean(),
  /** Why nobody can be enrolled in it now; null when somebody can. */
  empechement: problemSchema.nullable(),
  historique: z.array(
    z.object({
      id: z.string(),
      le: z.string(),
      fait: z.string(),
      par: z.string(),
      detail: z.string().nullable(),
    }),
  ),
  cree_le: z.string(),
  modifie_le: z.string(),
  version: versionSchema,
});
export type DossierPsp = z.infer<typeof dossierPspSchema>;

/** A line of the list of an association's dossiers. */
export const associationDossierSchema = z.object({
  dossierId: z.string(),
  id_siret: z.string(),
  nom: z.string(),
  hasWright: z.boolean(),
  exercice: z.object({ id: z.string(), saison: z.string() }),
  created_by: z.string(),
  totaux: totauxPspSchema,
});
export type AssociationDossier = z.infer<typeof associationDossierSchema>;

/** What is shown of somebody before enrolling them: enough to know them by. */
export const codeVerifieSchema = z.object({
  id_psp: z.string(),
  beneficiaire: z
    .object({ prenom: z.string(), initiale: z.string(), age: z.int(), commune: z.string() })
    .nullable(),
  problem: problemSchema.nullable(),
});
export type CodeVerifie = z.infer<typeof codeVerifieSchema>;

export const resultatPspSchema = z.object({
  id_psp: z.string(),
  inscription: inscriptionPspSchema.nullable(),
  problem: problemSchema.nullable(),
});
export type ResultatPsp = z.infer<typeof resultatPspSchema>;
