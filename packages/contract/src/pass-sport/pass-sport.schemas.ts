// The shapes of Pass'Sport's exercises, establishments, dossiers and inscriptions (§3 Pass'Sport).
import { ordrePaiement } from '@asso/domain/paiement/demande-paiement.states';
import { panneaux } from '@asso/domain/pass-sport/dossier-psp.rules';
import { etatsAttestation } from '@asso/domain/pass-sport/structure.rules';
import { z } from 'zod';
import { problemSchema, versionSchema } from '../kernel/common.schemas.ts';

export const exercicePspSchema = z.object({
  id: z.string(),
  /** The two digits with which the codes of the exercise begin. */
  id_exercice: z.string(),
  libelle: z.string(),
  /** The season, such as « 2026-2027 ». */
  saison: z.string(),
  active: z.boolean(),
  /** The first and last days, both included, in Europe/Paris. */
  date_debut: z.string(),
  date_fin: z.string(),
  /** What one inscription is worth, in euros. */
  montant: z.number(),
  etat: z.enum(['a-venir', 'ouvert', 'clos']),
  /** True for the exercise used when a call names none. */
  courant: z.boolean(),
  jours_restants: z.int(),
  /** Why nobody can be enrolled now; null while the exercise is open. */
  fermeture: problemSchema.nullable(),
  version: versionSchema,
});
export type ExercicePspView = z.infer<typeof exercicePspSchema>;

const federationPspSchema = z.object({ siren: z.string(), nom: z.string() });

const federationJustifieeSchema = federationPspSchema.extend({
  etat: z.enum(etatsAttestation),
  /**
   * The latest certificate of the federation, with its season; its file may be opened by the people who may read it.
   */
  attestation: z
    .object({ saison: z.string(), uuid: z.string(), nom: z.string(), depose_le: z.string() })
    .nullable(),
  problem: problemSchema.nullable(),
});
export type FederationJustifiee = z.infer<typeof federationJustifieeSchema>;

const ribPspSchema = z.object({
  id: z.string(),
  titulaire: z.string().nullable(),
  /** The middle of the IBAN is hidden. */
  iban: z.string().nullable(),
  problem: problemSchema.nullable(),
});
export type RibPsp = z.infer<typeof ribPspSchema>;

const personneSchema = z.object({ id: z.string(), nom: z.string() });

/** What an establishment has and lacks for an exercise, whether or not a dossier was begun. */
export const structurePspSchema = z.object({
  association: z.object({ id: z.string(), nom: z.string(), id_siren: z.string().nullable() }),
  id_siret: z.string(),
  nom: z.string(),
  exercice: exercicePspSchema,
  eligible: z.boolean(),
  /** Why the establishment is not eligible; null when it is. */
  problem: problemSchema.nullable(),
  /** Which of the documents do not count, and what to do. */
  remarques: z.array(problemSchema),
  federations: z.array(federationJustifieeSchema),
  agrements: z.array(z.object({ type: z.string(), label: z.string() })),
  /** The decree (arrêté) of the agrément that makes the establishment eligible; null when none does. */
  arrete: z.object({ depose: z.boolean(), problem: problemSchema.nullable() }).nullable(),
  /** The bank accounts of this establishment, for the people who may choose one. */
  ribs: z.array(ribPspSchema),
  /** The people with whom the dossier may be shared. */
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
  /** Null when the inscription relies on an agrément of the association instead. */
  federation: federationPspSchema.nullable(),
  beneficiaire: z.object({
    id_psp: z.string(),
    prenom: z.string(),
    nom: z.string(),
    adresse: z.object({ commune: z.string(), code_postal: z.string() }),
  }),
  /** The amount is in euros. */
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
  /** In euros: `demande` is what was asked for or paid, `verse` what was paid. */
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
  /** The latest inscriptions; the call that lists them returns the others. */
  inscriptions: z.array(inscriptionPspSchema),
  totaux: totauxPspSchema,
  rib: ribPspSchema.nullable(),
  showPanel: z.enum(panneaux),
  hasWright: z.boolean(),
  /** Why nobody can be enrolled now; null when somebody can. */
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

/** What is shown of a person before enrolling them: only enough to recognise them. */
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
