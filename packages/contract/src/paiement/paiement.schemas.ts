// The shapes of a grant's payments, and of what an association asked for, was granted and received (§4 Payment-request
// states).

import { naturesPaiement } from '@asso/domain/dossier/suivi/suite-argent.rules';
import {
  actionsPaiement,
  type EtatPaiement,
  emetteurs,
  ordrePaiement,
} from '@asso/domain/paiement/demande-paiement.states';
import { actesAttendus, agissants } from '@asso/domain/paiement/suite-paiement.rules';
import { z } from 'zod';
import { suiteArgentSchema } from '../dossier/dossier.schemas.ts';
import { rightsSchema, versionSchema } from '../kernel/common.schemas.ts';

const etatPaiementSchema = z.enum(ordrePaiement as readonly EtatPaiement[] as [EtatPaiement]);

/** The next act, who does it, and when the money usually comes. */
const suiteSchema = z.object({
  acte: z.enum(actesAttendus),
  par: z.enum(agissants),
  attendu_le: z.string().nullable(),
  en_retard: z.boolean(),
  /** For money that nobody asked yet: what may be asked of it now, and what will be left; null for a payment. */
  argent: suiteArgentSchema.nullable(),
});

const paiementSchema = z.object({
  id: z.string(),
  etat: etatPaiementSchema,
  lib_etat: z.string(),
  emetteur: z.enum(emetteurs),
  nature: z.enum(naturesPaiement),
  /** The amount is in euros, with two decimals at most. */
  montant: z.number(),
  /** The reason of the refusal. */
  motif: z.string().nullable(),
  titulaire: z.string().nullable(),
  iban_masque: z.string().nullable(),
  /** What holds the payment back, in a few words, which only the service reads; null when nothing does. */
  retenue: z.string().nullable(),
  /** The sentence that names the account that is or was credited; null for what is not paid. */
  compte: z.string().nullable(),
  /** Null when nothing more follows. */
  suite: suiteSchema.nullable(),
  engagement: z.string().nullable(),
  /** The budget line that pays, which only the service reads. */
  imputation: z.string().nullable(),
  /** The reference that the payer gave to the payment. */
  reference: z.string().nullable(),
  /** The day is « YYYY-MM-DD ». */
  paye_le: z.string().nullable(),
  cree_le: z.string(),
  par: z.string(),
  version: versionSchema,
  /** The acts that the person may do now. */
  moves: z.array(z.enum(actionsPaiement)),
});
export type PaiementView = z.infer<typeof paiementSchema>;

/** The payments of one dossier by one service, the latest first, and what may still be asked for. */
export const paiementsSchema = z.object({
  items: z.array(paiementSchema),
  accorde: z.number(),
  accorde_le: z.string().nullable(),
  engage: z.number(),
  verse: z.number(),
  reste: z.number(),
  /** The most that the next request may ask. */
  plafond: z.number(),
  /** The campaign limits the next request to this percentage of the grant; null when only what is left limits it. */
  acompte_pourcent: z.int().nullable(),
  /** The day on which the next payment usually comes; null when none is expected. */
  attendu_le: z.string().nullable(),
  /** The next step for the part of the grant that nobody asked for yet; null when nothing is left. */
  suite_reste: suiteSchema.nullable(),
  /** The sentence that tells why nothing may be asked for now; null when something may. */
  empechement: z.string().nullable(),
  rights: rightsSchema,
});
export type PaiementsView = z.infer<typeof paiementsSchema>;

/** An amount granted and not paid yet: a pending payment, or a part that nobody asked for (`etat` is then null). */
export const upcomingVersementSchema = z.object({
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
export type VersementAVenir = z.infer<typeof upcomingVersementSchema>;
