// The shapes that the service's side of Pass'Sport reads and writes (§3 Pass'Sport; decisions, Other states).
import { actionsPaiement, ordrePaiement } from '@asso/domain/paiement/demande-paiement.states';
import { inscriptionsMax } from '@asso/domain/pass-sport/service-psp.rules';
import { etatsAttestation } from '@asso/domain/pass-sport/structure.rules';
import { z } from 'zod';
import { problemSchema, versionSchema } from '../kernel/common.schemas.ts';

const etatSchema = z.enum(ordrePaiement);
const actionPspSchema = z.enum(actionsPaiement);

const totauxSchema = z.object({
  /** `nombre` and `demande` (euros) count what was asked for or paid; `verse` (euros) is what was paid. */
  nombre: z.int(),
  demande: z.number(),
  verse: z.number(),
});

/** A dossier to reimburse, that of one establishment in one exercise. */
export const remboursementSchema = z.object({
  id: z.string(),
  exercice_id: z.string(),
  saison: z.string(),
  association: z.object({ id: z.string(), nom: z.string(), id_siren: z.string().nullable() }),
  structure: z.object({ id_siret: z.string(), nom: z.string() }),
  departement: z.string().nullable(),
  federations: z.array(z.string()),
  /** The number of inscriptions in each state. */
  etats: z.partialRecord(etatSchema, z.int()),
  totaux: totauxSchema,
  cree_le: z.string(),
});
export type Remboursement = z.infer<typeof remboursementSchema>;

export const filtresRemboursementSchema = z.object({
  /** The exercise; the current one when absent. */
  exerciceId: z.string().max(2).optional(),
  /** The SIREN of a federation. */
  federation: z.string().max(9).optional(),
  searchQuery: z.string().max(200).optional(),
});

export const resumeFileSchema = z.object({
  totaux: totauxSchema,
  exercice: z.object({ id: z.string(), saison: z.string() }).nullable(),
  exercices: z.array(z.object({ id: z.string(), saison: z.string() })),
  federations: z.array(z.object({ siren: z.string(), nom: z.string() })),
});

/** What a service sees of a beneficiary, who is often a child: only enough to tell one from another. */
const beneficiaireSchema = z.object({ prenom: z.string(), initiale: z.string(), age: z.int() });

export const inscriptionServiceSchema = z.object({
  id: z.string(),
  id_psp: z.string(),
  id_etat: etatSchema,
  lib_etat: z.string(),
  beneficiaire: beneficiaireSchema,
  /** Null when the inscription relies on an agrément of the association instead. */
  federation: z.object({ siren: z.string(), nom: z.string() }).nullable(),
  montant: z.number(),
  motif: z.string().nullable(),
  reference: z.string().nullable(),
  paye_le: z.string().nullable(),
  cree_le: z.string(),
  /** The acts that the service may do now. */
  moves: z.array(actionPspSchema),
  /** The problems to correct before the payment. */
  blocages: z.array(problemSchema),
  version: versionSchema,
});
export type InscriptionService = z.infer<typeof inscriptionServiceSchema>;

/** A dossier to reimburse, with its three checks: eligibility, bank account and certificates. */
export const remboursementDetailSchema = remboursementSchema.extend({
  eligible: z.boolean(),
  agrements: z.array(z.string()),
  problems: z.array(problemSchema),
  rib: z.object({
    titulaire: z.string().nullable(),
    /** The middle of the IBAN is hidden. */
    iban: z.string().nullable(),
    problem: problemSchema.nullable(),
    scan: z.object({ uuid: z.string(), nom: z.string() }).nullable(),
  }),
  certificats: z.array(
    z.object({
      siren: z.string(),
      nom: z.string(),
      etat: z.enum(etatsAttestation),
      attestation: z.object({ uuid: z.string(), nom: z.string() }).nullable(),
      problem: problemSchema.nullable(),
    }),
  ),
  inscriptions: z.array(inscriptionServiceSchema),
  createur: z.string(),
});
export type RemboursementDetail = z.infer<typeof remboursementDetailSchema>;

export const mouvementsPspBody = z.strictObject({
  action: actionPspSchema,
  motif: z.string().max(1000).nullish(),
  /** The day of the payment, « YYYY-MM-DD ». */
  paye_le: z.iso.date().nullish(),
  reference: z.string().max(60).nullish(),
  /** True saves nothing and only tells what the act would do. */
  essai: z.boolean().default(false),
  /** The inscriptions, each with the version that the client read. */
  inscriptions: z
    .array(z.strictObject({ id: z.string().max(64), version: versionSchema }))
    .max(inscriptionsMax)
    .default([]),
  /** Whole dossiers, each standing for its inscriptions on which the act is possible. */
  dossiers: z.array(z.string().max(64)).max(100).default([]),
});

const ligneMouvementSchema = z.object({
  id: z.string(),
  id_psp: z.string(),
  structure: z.string(),
  montant: z.number(),
  version: versionSchema,
  /** The new state; null when the inscription does not change. */
  vers: etatSchema.nullable(),
  problem: problemSchema.nullable(),
});
export type LigneMouvement = z.infer<typeof ligneMouvementSchema>;

export const rapportMouvementsSchema = z.object({
  action: actionPspSchema,
  essai: z.boolean(),
  faites: z.int(),
  /** The sum of the changed inscriptions, in euros. */
  montant: z.number(),
  lignes: z.array(ligneMouvementSchema),
});
export type RapportMouvements = z.infer<typeof rapportMouvementsSchema>;

export const beneficiairePspSchema = z.object({
  id_psp: z.string(),
  exercice_id: z.string(),
  prenom: z.string(),
  initiale: z.string(),
  age: z.int(),
  commune: z.string(),
  departement: z.string(),
  statut: z.boolean(),
  inscrit: z.boolean(),
});
export type BeneficiairePsp = z.infer<typeof beneficiairePspSchema>;
