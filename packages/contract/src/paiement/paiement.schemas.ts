// Shapes of the payments of a grant, and of what an association asked, was granted and received (§4 Payment-request states).
import {
  actionsPaiement,
  type EtatPaiement,
  emetteurs,
  ordrePaiement,
} from '@asso/domain/paiement/demande-paiement.states';
import { naturesPaiement } from '@asso/domain/paiement/paiement.rules';
import { actesAttendus, quiAgit } from '@asso/domain/paiement/suite-paiement.rules';
import { z } from 'zod';
import { rightsSchema, versionSchema } from '../kernel/common.schemas.ts';

const etatPaiementSchema = z.enum(ordrePaiement as readonly EtatPaiement[] as [EtatPaiement]);

/** The next act, by whom, and towards when the money usually comes. */
const suiteSchema = z.object({
  acte: z.enum(actesAttendus),
  par: z.enum(quiAgit),
  attendu_le: z.string().nullable(),
  en_retard: z.boolean(),
});

const paiementSchema = z.object({
  id: z.string(),
  etat: etatPaiementSchema,
  lib_etat: z.string(),
  emetteur: z.enum(emetteurs),
  nature: z.enum(naturesPaiement),
  /** Euros and whole cents. */
  montant: z.number(),
  /** Why it was refused. */
  motif: z.string().nullable(),
  titulaire: z.string().nullable(),
  iban_masque: z.string().nullable(),
  /** On which account it goes or went, in a sentence; null for what is not paid. */
  compte: z.string().nullable(),
  /** Null when nothing more comes of it. */
  suite: suiteSchema.nullable(),
  engagement: z.string().nullable(),
  /** Read by the service alone. */
  imputation: z.string().nullable(),
  /** Of the payment, as the payer names it. */
  reference: z.string().nullable(),
  /** « YYYY-MM-DD ». */
  paye_le: z.string().nullable(),
  cree_le: z.string(),
  par: z.string(),
  version: versionSchema,
  /** What this person may do of it now. */
  moves: z.array(z.enum(actionsPaiement)),
});
export type PaiementView = z.infer<typeof paiementSchema>;

/** The payments of one dossier before one service, the latest first, and what may still be asked. */
export const paiementsSchema = z.object({
  items: z.array(paiementSchema),
  accorde: z.number(),
  accorde_le: z.string().nullable(),
  engage: z.number(),
  verse: z.number(),
  reste: z.number(),
  /** At most this much in the next request. */
  plafond: z.number(),
  /** The share of the campaign that limits it; null: what remains does. */
  acompte_pourcent: z.int().nullable(),
  /** When the next payment usually comes; null when none is awaited. */
  attendu_le: z.string().nullable(),
  /** What comes next of what nobody asked yet; null when nothing is left. */
  suite_reste: suiteSchema.nullable(),
  /** Why nothing may be asked now, in a sentence; null when it may. */
  empechement: z.string().nullable(),
  rights: rightsSchema,
});
export type PaiementsView = z.infer<typeof paiementsSchema>;

/** Granted and not paid yet: a payment that waits, or what nobody asked (`etat` null). */
export const versementAVenirSchema = z.object({
  id: z.string(),
  id_fo: z.string(),
  id_siret: z.string(),
  titre: z.string(),
  association: z.string(),
  service: z.string(),
  montant: z.number(),
  etat: etatPaiementSchema.nullable(),
  suite: suiteSchema,
  rights: rightsSchema,
});
export type VersementAVenir = z.infer<typeof versementAVenirSchema>;
